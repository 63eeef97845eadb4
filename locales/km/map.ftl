map-name = ផែនទី
map-keys = គ្រាប់ចុចព្រួញរំកិលផែនទី គ្រាប់បូក និងដក ពង្រីក និងបង្រួម។
map-zoom-in = ពង្រីក
map-zoom-out = បង្រួម
map-pin-keys = គ្រាប់ចុចព្រួញរំកិលសញ្ញាទីតាំង បើចុច Shift ជាមួយ រំកិលបានឆ្ងាយជាង។
map-cluster =
    ការកម្ម៉ង់ចំនួន { $count }{ $needing ->
        [0] {""}
       *[other] , ត្រូវពិនិត្យ { $needing }
    }
field-times-in = ពេលវេលាទាំងអស់៖ { $zone }
