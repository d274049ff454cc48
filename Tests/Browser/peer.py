"""A client that can say anything, and puts messages together byte by byte."""
import socket
import struct


class Peer:
    """A client that can say anything."""

    def __init__(self, port, host=None, origin=None, path="/socket", upgrade=True, more=""):
        host = host or f"localhost:{port}"
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=15)
        # As browsers do: small messages go at once.
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}"]
        if upgrade:
            lines += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        if origin != "":
            lines.append(f"Origin: {origin or 'http://' + host}")
        self.socket.sendall(("\r\n".join(lines) + more + "\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            chunk = self.socket.recv(65536)
            if not chunk:
                break
            self.buffer += chunk
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        self.status = int(head.split()[1]) if head else 0

    def send(self, data, opcode=2, fin=True, masked=True, rsv=0, mask=b"\0\0\0\0"):
        head = bytes([(128 if fin else 0) | rsv << 4 | opcode])
        bit = 128 if masked else 0
        if len(data) < 126:
            head += bytes([bit | len(data)])
        elif len(data) < 65536:
            head += bytes([bit | 126]) + struct.pack(">H", len(data))
        else:
            head += bytes([bit | 127]) + struct.pack(">Q", len(data))
        if any(mask):
            data = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.socket.sendall(head + (mask if masked else b"") + data)

    def read(self, count):
        while len(self.buffer) < count:
            chunk = self.socket.recv(65536)
            if not chunk:
                raise EOFError
            self.buffer += chunk
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def message(self):
        """An opcode and its data."""
        first, second = self.read(2)
        length = second & 127
        if length == 126:
            length = struct.unpack(">H", self.read(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self.read(8))[0]
        return first & 15, self.read(length)

    def answer(self, number):
        """The frame that takes a message of events into account, all frames up to it having been taken in."""
        while True:
            opcode, data = self.message()
            if opcode == 9:
                self.send(data, opcode=10)
            elif data[:1] == b"\x02":
                frame, answered = frame_number(data)
                self.send(b"\x02" + unsigned(frame))
                if answered >= number:
                    return data

    def close_code(self):
        """Reads on to the end, and gives the reason for it; 0 where none was given."""
        try:
            while True:
                opcode, data = self.message()
                if opcode == 8:
                    return struct.unpack(">H", data[:2])[0]
        except (EOFError, ConnectionError):
            return 0

    def close(self):
        self.socket.close()


class Page:
    """A page that shows a preview and takes frames in; it waits for as many seconds as the limit says."""

    def __init__(self, port, limit, **settings):
        self.peer = Peer(port)
        self.peer.socket.settimeout(limit)
        self.peer.send(greeting(**settings))

    def wait(self, text, kind=None):
        """Reads until something that comes has a text, and is of a kind."""
        while True:
            try:
                opcode, data = self.peer.message()
            except TimeoutError:
                raise SystemExit(f"“{text}” did not come.") from None
            if opcode == 9:
                self.peer.send(data, opcode=10)
            elif opcode == 8:
                raise SystemExit(f"The page was closed: {data[2:].decode()}")
            elif data[:1] == b"\x02":
                self.peer.send(b"\x02" + unsigned(frame_number(data)[0]))
            if text.encode() in data and kind in (None, data[0]):
                return data

    def ask(self, **question):
        data = [text.encode() for pair in question.items() for text in pair]
        self.peer.send(bytes([8]) + unsigned(len(question)) + b"".join(unsigned(len(text)) + text for text in data))


def string(text):
    data = text.encode()
    assert len(data) < 128
    return bytes([len(data)]) + data


def greeting(version=4, **settings):
    return bytes([1, version, len(settings)]) + b"".join(string(k) + string(v) for k, v in settings.items())


def unsigned(number):
    data = b""
    while number > 127:
        data += bytes([number & 127 | 128])
        number >>= 7
    return data + bytes([number])


def touch(phase, x, y):
    """A step of a finger: 0 down, 1 moved, 2 up."""
    return bytes([0, phase, 1, 0, 1, 0]) + struct.pack("<fff", x, y, 0)


def frame_number(message):
    """The number of a frame, and of the last message that it takes into account."""
    place = 1

    def read():
        nonlocal place
        value, shift = 0, 0
        while True:
            byte = message[place]
            place += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def skip_number():
        nonlocal place
        kind = read()
        place += {1: 4, 3: 8}.get(kind, 0)

    answered = read()
    # What can be scrolled where the pointer is.
    for _ in range(read()):
        read()
        place += 1
        skip_number()
        skip_number()
    return read(), answered
