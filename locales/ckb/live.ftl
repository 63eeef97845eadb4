live-stale = ئینتەرنێت نییە، زانیارییەکان تا { $time }
live-as-of = زانیارییەکان تا { $time }
live-heard = دوا پەیوەندی: { $time }
