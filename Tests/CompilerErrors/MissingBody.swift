import SwiftUI

struct Slip: View {  // does not conform to protocol 'View'
    let title: String
}
