/// The words that a sample firm is made of.
enum SampleWords {
    static let surnames = [
        "Abbott", "Bauer", "Castillo", "Dupont", "Eriksen", "Fontaine", "Grant", "Huang", "Ibarra", "Jensen", "Kessler",
        "Lindqvist", "Moreau", "Nakamura", "O'Neill", "Park", "Quinn", "Rossi", "Stein", "Torres",
    ]
    static let places = [
        "Lake House", "Loft", "Penthouse", "Cottage", "Townhouse", "Ranch", "Beach House", "Studio", "Farmhouse",
        "Villa",
    ]
    static let styles = ["Warm modern", "Coastal", "Mid-century", "French country", "Japandi", "Art déco"]
    static let rooms = [
        "Living Room", "Primary Bedroom", "Kitchen", "Dining Room", "Entry", "Guest Bedroom", "Office", "Bath", "Patio",
        "Den",
    ]
    static let tasks = ["Measure", "Confirm delivery", "Place furniture", "Photograph"]
    static let colours = [
        "Walnut", "Ivory", "Charcoal", "Brass", "Linen", "Olive", "Rust", "Navy", "Oak", "Bouclé", "Marble", "Sage",
        "Cream",
        "Smoked", "Rattan",
    ]
    static let things = [
        "Sofa", "Accent Chair", "Coffee Table", "Side Table", "Floor Lamp", "Table Lamp", "Rug 8x10", "Area Rug",
        "Bed Frame",
        "Nightstand", "Dresser", "Mirror", "Wall Art", "Throw Pillow", "Vase", "Console", "Bar Stool", "Dining Chair",
        "Pendant", "Sconce", "Ottoman", "Bench", "Bookcase", "Planter", "Curtain Panel",
    ]
    static let notes = [
        "Matches the", "Back-ordered with the", "Client loves this", "Slight scratch on the", "Pair with the",
    ]
}
