overview-title = Yleiskatsaus
overview-all-days = Näytä kaikki nämä päivät
overview-parts = Mitä näytetään
overview-part-figures = Luvut
overview-part-charts = Kaaviot
overview-part-outlets = Noutopaikat
overview-part-days = Taulukko
overview-around = Ympäröivät päivät: { $range }
overview-as-table = Luvut taulukkona

overview-before =
    { $days ->
        [1] edellisenä päivänä
        [7] edellisellä viikolla
       *[other] edellisinä { $days } päivänä
    }
overview-change-orders-more = { $by } enemmän kuin { overview-before }
overview-change-orders-less = { $by } vähemmän kuin { overview-before }
overview-change-time-more = { $by } min hitaammin kuin { overview-before }
overview-change-time-less = { $by } min nopeammin kuin { overview-before }
overview-change-fees-more = { $by } enemmän kuin { overview-before }
overview-change-fees-less = { $by } vähemmän kuin { overview-before }
overview-change-same = Sama kuin { overview-before }
overview-change-none = Ei tilauksia { overview-before }

overview-show-only = Näytä vain
overview-all-count = Kaikki: { $count }
overview-late-count = Toimitettu myöhässä: { $count }

overview-orders-title = Tilaukset päivässä
overview-delivered-count = Toimitettu tai palautettu: { $count }
overview-cancelled-count = Peruttu: { $count }
overview-day-orders = { $day }. Tilauksia: { $orders }, toimitettu: { $delivered }, peruttu: { $cancelled }

overview-time-title = Toimituksen kesto
overview-time-caption = Puolet toimitettiin nopeammin. 9 tilausta kymmenestä kesti enintään { $minutes } min.
overview-time-none = Ei toimituksia.
overview-day-time = { $day }. Mediaani: { $median } min. 90 % toimitettiin enintään { $ninetieth } minuutissa
overview-day-time-none = { $day }. Ei toimituksia

overview-fees-caption = Alennusten jälkeen, ilman peruttuja tilauksia.
overview-day-fees = { $day }. Toimitusmaksut: { $fees }

overview-cancelled-caption = { $percent } % kaikista tilauksista.
overview-cancelled-none = Ei peruttuja tilauksia.
overview-reason-wrong-details = Tiedoissa virhe
overview-reason-delay-too-long = Kesti liian kauan
overview-reason-other = Muut syyt
overview-reason-unstated = Syytä ei annettu
overview-reason-stalled = Lähettiä ei löytynyt

overview-column-day = Päivä
overview-column-late = Myöhässä
overview-column-median = Mediaani, min
overview-column-ninetieth = 90 % alle, min
overview-column-fees = Toimitusmaksut
