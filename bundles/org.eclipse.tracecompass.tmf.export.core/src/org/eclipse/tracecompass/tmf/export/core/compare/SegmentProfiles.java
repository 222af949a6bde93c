package org.eclipse.tracecompass.tmf.export.core.compare;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.compare.Profile;
import org.eclipse.tracecompass.analysis.timing.core.compare.Roles;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/** Makes profiles of segments, such as system calls: how long those of each kind take. */
public final class SegmentProfiles {

    private static final String THREAD = "Thread";
    private static final String TID = "TID";

    private SegmentProfiles() {}

    /**
     * Adds the segments of a trace to a profile. A segment counts where it begins.
     *
     * @param segments the segments; their analysis is complete
     * @param host what stands before the names of rows; empty for a trace alone
     * @param threadName the name of a thread at an instant, null if it is not known
     * @param start the first instant, ns
     * @param end the last instant, ns
     * @param repetitions when each repetition begins, ns; null if every segment is one
     * @param profile where they go
     * @param check called now and then
     */
    public static void read(
            ProvidedSegments segments,
            String host,
            BiFunction<Integer, Long, @Nullable String> threadName,
            long start,
            long end,
            long @Nullable [] repetitions,
            Profile profile,
            Runnable check) {
        IndexedSegmentStore<ISegment> store = segments.segments();
        if (store == null) {
            return;
        }
        ISegmentAspect group = segments.group();
        List<ISegmentAspect> aspects = segments.aspects();
        ISegmentAspect thread = named(aspects, THREAD);
        ISegmentAspect tid = named(aspects, TID);
        Iterations iterations = repetitions == null ? null : new Iterations(repetitions, end);
        Map<String, String> roles = new HashMap<>();
        store.forEachIn(
                start,
                end,
                index -> {
                    ISegment segment = store.get(index);
                    if (segment.getStart() < start) {
                        return;
                    }
                    check.run();
                    Object row = thread == null ? null : thread.resolve(segment);
                    if (row == null
                            && tid != null
                            && tid.resolve(segment) instanceof Number number) {
                        row = threadName.apply(number.intValue(), segment.getStart());
                    }
                    String item = String.valueOf(group.resolve(segment));
                    Profile.Key key =
                            new Profile.Key(
                                    host.isEmpty() || row == null
                                            ? host + role(row, roles)
                                            : host + '/' + role(row, roles),
                                    roles.computeIfAbsent(item, Roles::of));
                    if (iterations == null) {
                        profile.add(key, segment.getLength());
                    } else {
                        iterations.add(key, segment.getStart(), Math.min(end, segment.getEnd()));
                    }
                });
        if (iterations != null) {
            iterations.addTo(profile);
        }
    }

    private static String role(@Nullable Object row, Map<String, String> roles) {
        return row == null ? "" : roles.computeIfAbsent(row.toString(), Roles::of);
    }

    private static @Nullable ISegmentAspect named(List<ISegmentAspect> aspects, String name) {
        for (ISegmentAspect aspect : aspects) {
            if (aspect.getName().equals(name)) {
                return aspect;
            }
        }
        return null;
    }
}
