package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.AttributePath.ValueSource;

/** A value that is null where a text is not the number that it should be; the first is logged. */
final class TolerantValue implements ValueSource {

    private static final System.Logger LOGGER = LazyLogger.of(TolerantValue.class);

    private final String place;
    private final ValueSource source;
    private boolean isReported;

    TolerantValue(String place, ValueSource source) {
        this.place = place;
        this.source = source;
    }

    @Override
    public @Nullable Object value(EventScope scope) {
        try {
            return source.value(scope);
        } catch (NumberFormatException e) {
            if (!isReported) {
                isReported = true;
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "{0}the value counts as null for an event {1} at {2}: {3}",
                        place,
                        scope.eventName(),
                        Long.toString(scope.time()),
                        e.getMessage());
            }
            return null;
        }
    }
}
