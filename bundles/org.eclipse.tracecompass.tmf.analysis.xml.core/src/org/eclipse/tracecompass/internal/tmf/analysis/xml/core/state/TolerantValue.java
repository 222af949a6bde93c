package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.AttributePath.ValueSource;

/** A value that is null where a text is not the number that it should be; the first is logged. */
final class TolerantValue implements ValueSource {

    private final FirstProblem problems;
    private final ValueSource source;

    TolerantValue(String place, ValueSource source) {
        problems = new FirstProblem(place, "the value counts as null");
        this.source = source;
    }

    @Override
    public @Nullable Object value(EventScope scope) {
        try {
            return source.value(scope);
        } catch (NumberFormatException e) {
            problems.log(scope, e);
            return null;
        }
    }
}
