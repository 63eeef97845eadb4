promise-pick-up = មកយក
promise-drop-off = ប្រគល់
promise-due = ប្រគល់មុន
promise-near = ឆាប់ៗនេះ
promise-late = យឺត { $time }
promise-late-now = យឺត
promise-age = ប៉ាន់ស្មានតាំងពី { $age }មុន
promise-unknown-since = គ្មានការប៉ាន់ស្មានតាំងពី { $time }
