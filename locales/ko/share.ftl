share-link = 배달 현황 링크 공유
share-short = 공유
share-copy-link = 배달 현황 링크 복사
share-link-copied = 배달 현황 링크를 복사했습니다. 링크가 있으면 누구나 이 주문의 배달 현황을 볼 수 있습니다.
share-copy-text = 텍스트 복사
share-copied = 복사됨
share-copy-failed = 복사하지 못했습니다. 이 텍스트를 선택해 직접 복사해 주세요:
share-sms = 문자로 보내기
share-sms-name = 문자
share-to-customer = { $customer } 님에게 보내기: { $way }

share-title = { $vendor } 주문
share-text = { $vendor } 주문의 배달 현황을 여기에서 확인해 주세요:
share-text-at = { $vendor } 주문이 { $time }경 도착합니다. 배달 현황을 여기에서 확인해 주세요:
share-text-by = { $vendor } 주문이 { $time }까지 도착합니다. 배달 현황을 여기에서 확인해 주세요:
share-text-planned = { $vendor } 주문의 배달 예약 시간은 { $time }입니다. 배달 현황을 여기에서 확인해 주세요:
share-text-near = { $vendor } 주문이 곧 도착합니다. 배달 현황을 여기에서 확인해 주세요:
