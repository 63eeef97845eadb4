way-from = ຈາກ
way-to = ເຖິງ
way-bicycle = ລົດຖີບ
way-motorbike = ລົດຈັກ
way-car = ລົດໃຫຍ່
way-pin-collection = ຈຸດເຂົ້າຮັບເຄື່ອງ: { $name }
way-pin-rider = ໄຣເດີ້: { $name }
way-map = ແຜນທີ່ການສົ່ງ
