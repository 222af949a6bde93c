package org.eclipse.tracecompass.tmf.core.dataprovider;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The data providers that are not listed, for all traces or for those of a type. */
final class HiddenProviders {

    private record Rule(Pattern id, @Nullable String traceType) {}

    private final List<Rule> rules = new CopyOnWriteArrayList<>();

    void add(Pattern id, @Nullable String traceType) {
        rules.add(new Rule(id, traceType));
    }

    boolean isHidden(String id, ITmfTrace trace) {
        for (Rule rule : rules) {
            String type = rule.traceType();
            if ((type == null || type.isEmpty() || type.equals(trace.getTraceTypeId()))
                    && rule.id().matcher(id).matches()) {
                return true;
            }
        }
        return false;
    }
}
