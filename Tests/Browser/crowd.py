"""Many pages at once that take in what comes and draw nothing, so that what the server costs is measured and not a browser."""
import select
import struct
import time

from peer import Peer, frame_number, greeting, unsigned


class Crowd:
    """Pages that all show one preview."""

    # Pages of people say more often what they have drawn. A session may be ten frames ahead.
    ACKNOWLEDGED = 3

    def __init__(self, port, preview, count):
        self.pages = {}
        self.poll = select.epoll()
        for _ in range(count):
            peer = Peer(port)
            peer.send(greeting(preview=preview))
            peer.frames = peer.drawn = 0
            self.pages[peer.socket.fileno()] = peer
            self.poll.register(peer.socket, select.EPOLLIN)

    def run(self, seconds):
        """Takes in what comes for so many seconds. Returns the frames of each page."""
        for peer in self.pages.values():
            peer.frames = 0
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            for number, _ in self.poll.poll(left):
                self.take(self.pages[number])
        return [peer.frames for peer in self.pages.values()]

    def take(self, peer):
        peer.buffer += peer.socket.recv(1 << 20)
        data, place, last = peer.buffer, 0, None
        while len(data) - place >= 2:
            length, head = data[place + 1] & 127, 2
            if length == 126:
                head = 4
            elif length == 127:
                head = 10
            if len(data) - place < head:
                break
            if head > 2:
                length = struct.unpack_from(">H" if head == 4 else ">Q", data, place + 2)[0]
            end = place + head + length
            if len(data) < end:
                break
            if data[place] & 15 == 9:
                peer.send(data[place + head:end], opcode=10)
            elif data[place + head:place + head + 1] == b"\x02":
                peer.frames += 1
                peer.drawn += 1
                last = data[place + head:end]
            place = end
        peer.buffer = data[place:]
        if last and peer.drawn >= self.ACKNOWLEDGED:
            peer.send(b"\x02" + unsigned(frame_number(last)[0]))
            peer.drawn = 0

    def close(self):
        for peer in self.pages.values():
            peer.close()
        self.poll.close()
