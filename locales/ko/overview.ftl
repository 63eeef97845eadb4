overview-title = 요약
overview-all-days = 이 기간 전체 보기
overview-parts = 표시 내용
overview-part-figures = 수치
overview-part-charts = 그래프
overview-part-outlets = 픽업지
overview-part-days = 표
overview-around = 전후 기간: { $range }
overview-as-table = 수치를 표로 보기

overview-before =
    { $days ->
        [1] 전날
        [7] 직전 1주
       *[other] 직전 { $days }일
    }
overview-change-orders-more = { overview-before }보다 { $by }건 많음
overview-change-orders-less = { overview-before }보다 { $by }건 적음
overview-change-time-more = { overview-before }보다 { $by }분 느림
overview-change-time-less = { overview-before }보다 { $by }분 빠름
overview-change-fees-more = { overview-before }보다 { $by } 많음
overview-change-fees-less = { overview-before }보다 { $by } 적음
overview-change-same = { overview-before } 대비 변동 없음
overview-change-none = { overview-before } 주문 없음

overview-show-only = 골라 보기
overview-all-count = 전체: { $count }
overview-late-count = 늦은 배달: { $count }

overview-orders-title = 일별 주문
overview-delivered-count = 배달 또는 반송 완료: { $count }
overview-cancelled-count = 취소: { $count }
overview-day-orders = { $day }. 주문: { $orders }, 배달 완료: { $delivered }, 취소: { $cancelled }

overview-time-title = 배달 소요 시간
overview-time-caption = 절반은 이 시간보다 빨랐습니다. 10건 중 9건은 { $minutes }분 이내였습니다.
overview-time-none = 배달된 주문이 없습니다.
overview-day-time = { $day }. 중앙값: { $median }분. 90%가 { $ninetieth }분 이내 배달
overview-day-time-none = { $day }. 배달된 주문 없음

overview-fees-caption = 할인 후 금액이며 취소된 주문은 제외됩니다.
overview-day-fees = { $day }. 배달비: { $fees }

overview-cancelled-caption = 전체 주문의 { $percent }%
overview-cancelled-none = 취소된 주문이 없습니다.
overview-reason-wrong-details = 주문 정보 오류
overview-reason-delay-too-long = 너무 오래 걸림
overview-reason-other = 기타 사유
overview-reason-unstated = 사유 없음
overview-reason-stalled = 라이더를 찾지 못함

overview-column-day = 날짜
overview-column-late = 늦은 배달
overview-column-median = 중앙값(분)
overview-column-ninetieth = 90% 이내(분)
overview-column-fees = 배달비
