package org.eclipse.tracecompass.tmf.core.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** The statistics of several traces together. */
record SummedStatistics(List<ITmfStatistics> parts) implements ITmfStatistics {

    private long sum(ToLongFunction<ITmfStatistics> number) {
        return parts.stream().mapToLong(number).sum();
    }

    private Map<String, Long> sumByName(Function<ITmfStatistics, Map<String, Long>> numbers) {
        Map<String, Long> sums = new TreeMap<>();
        for (ITmfStatistics part : parts) {
            numbers.apply(part).forEach((name, count) -> sums.merge(name, count, Long::sum));
        }
        return sums;
    }

    @Override
    public long getEventsTotal() {
        return sum(ITmfStatistics::getEventsTotal);
    }

    @NonNullByDefault({})
    @Override
    public Map<String, Long> getEventTypesTotal() {
        return sumByName(ITmfStatistics::getEventTypesTotal);
    }

    @Override
    public long getEventsInRange(long start, long end) {
        return sum(part -> part.getEventsInRange(start, end));
    }

    @NonNullByDefault({})
    @Override
    public Map<String, Long> getEventTypesInRange(long start, long end) {
        return sumByName(part -> part.getEventTypesInRange(start, end));
    }

    @Override
    public long getLostEventsInRange(long start, long end) {
        return sum(part -> part.getLostEventsInRange(start, end));
    }

    @NonNullByDefault({})
    @Override
    public List<Long> histogramQuery(long[] timeRequested) {
        List<Long> sums = new ArrayList<>(parts.get(0).histogramQuery(timeRequested));
        for (ITmfStatistics part : parts.subList(1, parts.size())) {
            List<Long> counts = part.histogramQuery(timeRequested);
            for (int i = 0; i < counts.size(); i++) {
                sums.set(i, sums.get(i) + counts.get(i));
            }
        }
        return sums;
    }
}
