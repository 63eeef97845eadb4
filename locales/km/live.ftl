live-stale = គ្មានការតភ្ជាប់ ព័ត៌មានត្រឹម { $time }
live-as-of = ព័ត៌មានត្រឹម { $time }
live-heard = ទំនាក់ទំនងចុងក្រោយ { $time }
