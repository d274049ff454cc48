#import <Foundation/Foundation.h>

void HarborLog(NSString *text) { NSLog(@"%@", text); }
