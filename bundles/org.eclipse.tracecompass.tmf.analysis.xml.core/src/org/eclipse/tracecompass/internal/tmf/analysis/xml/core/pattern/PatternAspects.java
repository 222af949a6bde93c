package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/** What a table shows of the segments of patterns besides their times. */
final class PatternAspects {

    /** Name and content. */
    static final List<ISegmentAspect> ALL =
            List.of(
                    new TextAspect("Name", "The name of the segment") {
                        @Override
                        String text(PatternSegment segment) {
                            return segment.getName();
                        }
                    },
                    new TextAspect("Content", "The values of the segment") {
                        @Override
                        String text(PatternSegment segment) {
                            return segment.getContent().entrySet().stream()
                                    .map(PatternAspects::pair)
                                    .collect(Collectors.joining(", "));
                        }
                    });

    private PatternAspects() {}

    private static String pair(Map.Entry<String, ?> entry) {
        return entry.getKey() + '=' + entry.getValue();
    }

    private abstract static class TextAspect implements ISegmentAspect {
        private final String name;
        private final String help;

        TextAspect(String name, String help) {
            this.name = name;
            this.help = help;
        }

        abstract String text(PatternSegment segment);

        @Override
        public String getName() {
            return name;
        }

        @Override
        public String getHelpText() {
            return help;
        }

        @Override
        public @Nullable Comparator<?> getComparator() {
            return Comparator.<ISegment, String>comparing(
                    segment -> String.valueOf(resolve(segment)));
        }

        @Override
        public @Nullable Object resolve(ISegment segment) {
            return segment instanceof PatternSegment found ? text(found) : "";
        }
    }
}
