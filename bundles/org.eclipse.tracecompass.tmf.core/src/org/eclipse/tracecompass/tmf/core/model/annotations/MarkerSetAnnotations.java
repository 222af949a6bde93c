package org.eclipse.tracecompass.tmf.core.model.annotations;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.markers.MarkerConfigXmlParser;
import org.eclipse.tracecompass.internal.tmf.core.markers.MarkerSet;
import org.eclipse.tracecompass.internal.tmf.core.markers.PeriodicMarker;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.markers.ITimeReference;
import org.eclipse.tracecompass.tmf.core.markers.ITimeReferenceProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceAdapterManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/** The marks of the set that a request for annotations names. */
final class MarkerSetAnnotations {

    /** How much of the states under a mark with a length is covered. */
    private static final float OPACITY = 0.25f;

    private MarkerSetAnnotations() {}

    /**
     * The categories of a request.
     *
     * @param parameters of the request
     * @return the names of the markers of its set; none without a set
     */
    static Collection<String> categories(Map<String, Object> parameters) {
        Set<String> names = new LinkedHashSet<>();
        markers(parameters).forEach(marker -> names.add(marker.name()));
        return names;
    }

    /**
     * The marks of a request.
     *
     * @param trace the trace, whose time references are counted from
     * @param parameters of the request
     * @param wanted the categories to give
     * @param start the first instant, nanoseconds
     * @param end the last instant, nanoseconds
     * @return the marks, by category
     */
    static Map<String, Collection<Annotation>> annotations(
            ITmfTrace trace,
            Map<String, Object> parameters,
            Predicate<String> wanted,
            long start,
            long end) {
        Map<String, Collection<Annotation>> found = new LinkedHashMap<>();
        for (PeriodicMarker marker : markers(parameters)) {
            ITimeReference reference =
                    wanted.test(marker.name()) ? reference(trace, marker.referenceId()) : null;
            if (reference == null) {
                continue;
            }
            List<Annotation> marks = new ArrayList<>();
            for (PeriodicMarker.Mark mark : marker.marks(reference, start, end)) {
                marks.add(
                        new Annotation(
                                mark.time(),
                                mark.duration(),
                                -1,
                                marker.label(mark.number()),
                                style(marker)));
            }
            if (!marks.isEmpty()) {
                found.computeIfAbsent(marker.name(), name -> new ArrayList<>()).addAll(marks);
            }
        }
        return found;
    }

    private static OutputElementStyle style(PeriodicMarker marker) {
        Map<String, Object> values =
                marker.duration().signum() == 0
                        ? Map.of(StyleProperties.COLOR, marker.color())
                        : Map.of(
                                StyleProperties.COLOR,
                                marker.color(),
                                StyleProperties.OPACITY,
                                OPACITY);
        return new OutputElementStyle(null, values);
    }

    private static List<PeriodicMarker> markers(Map<String, Object> parameters) {
        Object id = parameters.get(DataProviderParameterUtils.REQUESTED_MARKER_SET_KEY);
        MarkerSet set = id instanceof String text ? MarkerConfigXmlParser.find(text) : null;
        return set == null ? List.of() : set.getMarkers();
    }

    /** Null if no part of the trace knows the reference. */
    private static @Nullable ITimeReference reference(ITmfTrace trace, String id) {
        if (id.isEmpty()) {
            return ITimeReference.ZERO;
        }
        Set<ITmfTrace> parts = new LinkedHashSet<>(List.of(trace));
        parts.addAll(TmfTraceManager.getTraceSet(trace));
        for (ITmfTrace part : parts) {
            for (ITimeReferenceProvider provider :
                    TmfTraceAdapterManager.getAdapters(part, ITimeReferenceProvider.class)) {
                @Nullable ITimeReference reference = provider.apply(id);
                if (reference != null) {
                    return reference;
                }
            }
        }
        return null;
    }
}
