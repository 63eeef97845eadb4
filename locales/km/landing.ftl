landing-eyebrow = សេវាដឹកជញ្ជូនតាមតម្រូវការសម្រាប់អាជីវកម្ម · { $country }
landing-title = ផ្ញើភ្លាម។ តាមដានរហូតដល់ដៃ។
landing-lead = { -brand-name } ឱ្យអ្នកដឹកមកដល់បញ្ជររបស់លោកអ្នក សម្រាប់កញ្ចប់អីវ៉ាន់ អាហារ ឯកសារ និងអំណោយ ហើយបង្ហាញគ្រប់នាទីរហូតដល់ដៃអ្នកទទួល។
landing-request-as-guest = ហៅដោយគ្មានគណនី
landing-request-as-guest-busy = សូមរង់ចាំបន្តិច…
landing-example-status = កំពុងដឹក
landing-example-arrival = មកដល់ក្នុង { $minutes } នាទីទៀត
landing-facts = ព័ត៌មានសំខាន់ៗ
landing-fact-minutes-value = { $minutes } នាទី
landing-fact-promise = យ៉ាងយូរបំផុត រហូតដល់ប្រគល់
landing-fact-typical = ឬលឿនជាងនេះ ជាធម្មតា
landing-fact-weight-value = { $kg } គីឡូក្រាម
landing-fact-weight = ដឹកបានក្នុងមួយដង
landing-fact-distance = ចម្ងាយដែលអ្នកដឹកទៅដល់
landing-fact-nothing = នៅថ្ងៃដែលគ្មានការដឹក
landing-how-title = ពីបញ្ជររបស់លោកអ្នកដល់ផ្ទះអ្នកទទួល ក្នុងបីជំហាន
landing-how-where-title = ប្រាប់ទីតាំង
landing-how-where-text = ជ្រើសទីតាំងយកទំនិញ និងទីតាំងប្រគល់ទំនិញ។ ចម្ងាយ ម៉ោងមកយកប៉ាន់ស្មាន និងថ្លៃដឹក នឹងបង្ហាញមុនលោកអ្នកបញ្ជាក់។
landing-how-ride-title = អ្នកដឹកមកយក
landing-how-ride-text = អ្នកដឹកដែលនៅជិត មកយកការកម្ម៉ង់ពីបញ្ជររបស់លោកអ្នក។ លោកអ្នកដឹងឈ្មោះ លេខទូរសព្ទ និងម៉ោងដែលត្រូវត្រៀមទំនិញ។
landing-how-door-title = តាមដានដល់មាត់ទ្វារ
landing-how-door-text = មើលអ្នកដឹកលើផែនទី ផ្ញើតំណទៅអតិថិជនរបស់លោកអ្នក និងទុកភស្តុតាងថាបានប្រគល់ហើយ។
landing-why-title = ធ្វើសម្រាប់ហាងដែលរវល់
landing-why-text = ម៉ោងថ្ងៃត្រង់ អតិថិជនរង់ចាំច្រើន ដៃទំនេរតែម្ខាង៖ មើលមួយភ្លែត ឬចុចម្ដង ក៏បានអ្វីដែលត្រូវការ។
landing-why-live-title = បន្តផ្ទាល់ គ្រប់នាទី
landing-why-live-text = ស្ថានភាព អ្នកដឹក និងម៉ោងប៉ាន់ស្មាន ប្រែប្រួលឱ្យលោកអ្នកឃើញភ្លាម។ មិនបាច់ទូរសព្ទសួរថាដល់ណាទេ។
landing-why-proof-title = ភស្តុតាងគ្រប់ការប្រគល់
landing-why-proof-text = ការយក ការប្រគល់ និងការត្រឡប់មកវិញ មានកត់ត្រាទុកជាមួយការកម្ម៉ង់។
landing-why-share-title = តំណសម្រាប់អតិថិជន
landing-why-share-text = អតិថិជនតាមដានការដឹកលើទូរសព្ទ ដោយមិនបាច់មានកម្មវិធី ឬគណនី។
landing-why-outlets-title = គ្រប់សាខាលើអេក្រង់តែមួយ
landing-why-outlets-text = ចូលគណនីម្ដង សម្រាប់គ្រប់ទីតាំងយកទំនិញ ដែលមានការកម្ម៉ង់រៀងៗខ្លួន។
landing-why-history-title = គ្មានអ្វីបាត់ទេ
landing-why-history-text = រកការកម្ម៉ង់ចាស់តាមលេខ ឈ្មោះ ឬលេខទូរសព្ទ ហើយនាំចេញសម្រាប់គណនេយ្យរបស់លោកអ្នក។
landing-why-goods-title = ដឹកបានគ្រប់យ៉ាង
landing-why-goods-text = កញ្ចប់អីវ៉ាន់ អាហារក្ដៅៗ កិច្ចសន្យា ឬភួងផ្កា៖ ជំហានតិចតួចដូចគ្នា។
landing-pay-title = បង់តាមការប្រើ
landing-pay-text = គ្មានថ្លៃប្រចាំខែ គ្មានចំនួនអប្បបរមា។ ថ្ងៃណាគ្មានការដឹក លោកអ្នកមិនបង់អ្វីទេ។
landing-pay-country = ថ្លៃដឹក · { $country }
landing-pay-base = ថ្លៃគោល
landing-pay-per-km = ក្នុងមួយគីឡូម៉ែត្រ
landing-pay-cash = បង់សាច់ប្រាក់ពេលទទួលទំនិញ
landing-pay-maximum = ច្រើនបំផុត
landing-pay-no-commission = មិនកាត់កម្រៃជើងសារពីការលក់របស់លោកអ្នក
landing-pay-from-km = គិតចាប់ពី { $km } គម ឡើងទៅ។
landing-pay-from-km-by-place =
    នៅ{ $code ->
        [TH] បាងកក
       *[other] រដ្ឋធានី
    } គិតចាប់ពី { $km } គម ឡើងទៅ នៅទីក្រុងផ្សេងគិតចាប់ពី { $outsideKm } គម ឡើងទៅ។
landing-pay-expect = អ្វីដែលលោកអ្នកនឹងទទួលបាន
landing-pay-expect-first = លោកអ្នកឃើញថ្លៃពិតប្រាកដមុនបញ្ជាក់ ហើយថ្លៃនោះមិនប្រែប្រួលក្រោយមកទេ។
landing-pay-expect-distance = ថ្លៃគិតតាមចម្ងាយរវាងអាសយដ្ឋានទាំងពីរ គ្មានអ្វីដែលត្រូវទាយទេ។
landing-pay-expect-nothing = គ្មានថ្លៃដំបូង គ្មានរយៈពេលកិច្ចសន្យា គ្មានថ្លៃនៅថ្ងៃឈប់។
landing-fee-title = ថ្លៃប៉ុន្មាន?
landing-fee-distance = ចម្ងាយ
landing-fee-km = { $km } គម
landing-fee-place = ទីតាំងយកទំនិញនៅទីណា?
landing-fee-place-capital =
    { $code ->
        [TH] បាងកក
       *[other] នៅរដ្ឋធានី
    }
landing-fee-place-outside = ទីក្រុងផ្សេង
landing-fee-with-cash = អ្នកដឹកប្រមូលសាច់ប្រាក់
landing-fee-line-distance = ថ្លៃតាមចម្ងាយ
landing-fee-total = ថ្លៃដឹក
landing-fee-note = ជាឧទាហរណ៍៖ គីឡូម៉ែត្រដែលមិនគ្រប់ គិតជាមួយគីឡូម៉ែត្រ។ ថ្លៃដែលលោកអ្នកបញ្ជាក់ គិតតាមអាសយដ្ឋានពិតប្រាកដ។
landing-fleet-title = អ្នកដឹកមានស្រាប់លើផ្លូវ
landing-fleet-text = លោកអ្នកមិនបាច់ជួល ទិញធានារ៉ាប់រង ឬរៀបវេនការងារទេ។ អ្នកដឹកនៅជិតពេលត្រូវការ ហើយមិនអស់ប្រាក់ពេលមិនត្រូវការ។
landing-fleet-bicycle-title = កង់
landing-fleet-bicycle-text = ឯកសារ និងអំណោយតូចៗ ទៅបានដល់ច្រកតូចបំផុត។
landing-fleet-scooter-title = ម៉ូតូ
landing-fleet-scooter-text = អាហារ និងកញ្ចប់អីវ៉ាន់ ឆ្លងទីក្រុងក្នុងប៉ុន្មាននាទី។
landing-fleet-bag-title = កាបូបរក្សាសីតុណ្ហភាព
landing-fleet-bag-text = របស់ក្ដៅនៅក្ដៅ របស់ត្រជាក់នៅត្រជាក់ មិនខូចទ្រង់ទ្រាយ។
landing-start-title = អ្នកដឹកដំបូង នៅថ្ងៃនេះ
landing-start-register =
    { $registration ->
        [PV] បង្កើតគណនីដោយប្រើលេខកូដហាងរបស់លោកអ្នក។
       *[NPV] បង្កើតគណនីដោយប្រើឈ្មោះអាជីវកម្មរបស់លោកអ្នក។
    }
landing-start-confirm = បញ្ជាក់អ៊ីមែលក្នុងរយៈពេល { $hours } ម៉ោង។
landing-start-request = ហៅអ្នកដឹក។ រួចរាល់ហើយ។
landing-faq-what = តើខ្ញុំអាចផ្ញើអ្វីខ្លះ?
landing-faq-what-answer = កញ្ចប់អីវ៉ាន់ អាហារ ឯកសារ និងអំណោយ ដែលច្បាប់អនុញ្ញាត និងអ្នកដឹកម្នាក់អាចយកទៅបាន។
landing-faq-what-letters = មិនរាប់បញ្ចូលលិខិតដែលទម្ងន់ក្រោម { $grams } ក្រាម ដូចជាសំបុត្រជាដើម។
landing-faq-fast = តើលឿនប៉ុនណា?
landing-faq-fast-answer = «ឆាប់បំផុត» មានន័យថាប្រគល់ក្នុងរយៈពេល { $minutes } នាទី។ ជាធម្មតា ការដឹកមួយចំណាយពេល { $typical } នាទី ឬលឿនជាងនេះ។
landing-faq-heavy = តើដឹកបានធ្ងន់ប៉ុនណា?
landing-faq-heavy-answer = រហូតដល់ { $kg } គីឡូក្រាម ក្នុងការដឹកមួយដង។
landing-faq-value = តើទំនិញអាចមានតម្លៃប៉ុន្មាន?
landing-faq-value-answer = រហូតដល់ { $amount } ក្នុងការដឹកមួយដង។
landing-faq-value-and-weight-answer = មិនលើស { $amount } បើទម្ងន់លើស { $kg } គីឡូក្រាម។
landing-faq-far = តើដឹកឆ្ងាយប៉ុនណា?
landing-faq-far-answer = រហូតដល់ { $km } គីឡូម៉ែត្រ ពីទីតាំងយកទំនិញ។
landing-faq-far-nationwide-answer = រហូតដល់ { $km } គីឡូម៉ែត្រ ពីទីតាំងយកទំនិញ ទូទាំងប្រទេស។
landing-faq-cost = តើថ្លៃប៉ុន្មាន?
landing-faq-cost-answer = { $base } បូក { $perKm } ក្នុងមួយគីឡូម៉ែត្រ។
landing-faq-cost-range = ប្រហែល { $base } ដល់ { $maximum } ក្នុងការដឹកមួយដង តាមចម្ងាយ។
landing-faq-cost-cash = បើអតិថិជនបង់សាច់ប្រាក់ពេលទទួលទំនិញ បន្ថែម { $amount }។
landing-faq-cost-no-commission = យើងខ្ញុំមិនកាត់កម្រៃជើងសារទេ។
landing-faq-guest = តើខ្ញុំត្រូវមានគណនីទេ?
landing-faq-guest-answer = មិនបាច់ទេ។ លោកអ្នកអាចហៅអ្នកដឹកដោយគ្មានគណនី។ គណនីជួយរក្សាទុកអាសយដ្ឋាន អតិថិជន និងការកម្ម៉ង់ចាស់ៗ។
