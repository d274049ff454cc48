import LedgerCore

/// Spaces for previews of views that take values.
enum PreviewSpaces {
    static let livingRoom = Space(id: "1") {
        $0.name = "Living Room"
        $0.notes = "The rug comes last, once the floor has been sealed and the movers are gone for good."
        $0.images = [AttachmentRef(url: PreviewPictures.sand, isPrimary: true)]
        $0.checklists = [
            Checklist(
                id: "c1", name: "Install day",
                items: [
                    ChecklistItem(id: "i1", text: "Hang drapery", isChecked: true),
                    ChecklistItem(id: "i2", text: "Photograph everything before the client comes home"),
                ]),
            Checklist(id: "c2", name: "Nothing in it yet"),
        ]
    }
}
