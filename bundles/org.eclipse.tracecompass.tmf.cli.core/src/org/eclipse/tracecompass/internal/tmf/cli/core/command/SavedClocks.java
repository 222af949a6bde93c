package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Which traces have clocks that were saved or set by hand, instead of those of their hosts. */
final class SavedClocks {

    private static final int MOST_NAMES = 4;

    private final OpenTrace opened;

    SavedClocks(OpenTrace opened) {
        this.opened = opened;
    }

    /** Returns whether a trace has such a clock. */
    boolean isAny() {
        return opened.members().stream().anyMatch(this::isSaved);
    }

    private boolean isSaved(ITmfTrace trace) {
        ITmfTimestampTransform clock = trace.getTimestampTransform();
        // A host of which only some traces have a saved clock is not aligned: the others have
        // their own.
        return !clock.equals(opened.hostClock(trace))
                && !clock.equals(TimestampTransformFactory.getDefaultTransform());
    }

    /**
     * Returns which traces cannot be compared with the others, if there are any: those without a
     * saved clock of a host that has traces with one, or of several hosts without any. One host
     * alone may be the reference, whose clock the others have.
     */
    Optional<String> gap() {
        Map<String, List<ITmfTrace>> hosts =
                opened.members().stream()
                        .collect(
                                Collectors.groupingBy(
                                        ITmfTrace::getHostId,
                                        LinkedHashMap::new,
                                        Collectors.toList()));
        long references = hosts.values().stream().filter(this::isReference).count();
        List<String> names =
                hosts.values().stream()
                        .filter(host -> references > 1 || !isReference(host))
                        .flatMap(List::stream)
                        .filter(trace -> !isSaved(trace))
                        .map(trace -> String.valueOf(trace.getName()))
                        .toList();
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        ("Clocks are saved for some traces, but not for %s: their times are those"
                                        + " of their hosts. To set all clocks, use 'astrolabe sync"
                                        + " --save' with all traces.")
                                .formatted(list(names)));
    }

    private boolean isReference(List<ITmfTrace> host) {
        return host.stream().noneMatch(this::isSaved);
    }

    private static String list(List<String> names) {
        int more = names.size() - MOST_NAMES;
        String first = String.join(", ", names.subList(0, Math.min(MOST_NAMES, names.size())));
        return more > 0 ? "%s and %,d more".formatted(first, more) : first;
    }
}
