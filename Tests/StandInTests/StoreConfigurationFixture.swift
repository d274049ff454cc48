import Foundation
import PerchStandIns

/// A device with a StoreKit configuration file of four products.
func storeFixture(_ change: (inout DeviceState) -> Void = { _ in }) throws -> DeviceState {
    let configuration = """
        {
          "settings": {"_locale": "de_DE", "_storefront": "DEU"},
          "products": [
            {"displayPrice": "4.99", "productID": "seeds", "type": "Consumable", "referenceName": "Seeds"},
            {"displayPrice": "9.99", "productID": "pro", "type": "NonConsumable", "referenceName": "Pro"}
          ],
          "subscriptionGroups": [
            {"id": "G1", "name": "Garden", "subscriptions": [
              {"displayPrice": "1.99", "productID": "monthly", "type": "RecurringSubscription", "groupNumber": 2,
               "recurringSubscriptionPeriod": "P1M", "referenceName": "Monthly"},
              {"displayPrice": "19.99", "productID": "yearly", "type": "RecurringSubscription", "groupNumber": 1,
               "recurringSubscriptionPeriod": "P1Y", "referenceName": "Yearly"}]}
          ]
        }
        """
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).storekit")
    try Data(configuration.utf8).write(to: file)
    var device = DeviceState()
    device.storeKitConfiguration = file
    change(&device)
    return device
}
