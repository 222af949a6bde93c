package org.eclipse.tracecompass.tmf.core.model.annotations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.resources.ITmfMarker;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.junit.jupiter.api.Test;

class TraceAnnotationProviderTest {

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(
                Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private static IMarker bookmark(Map<String, String> attributes) {
        return proxy(
                IMarker.class,
                (marker, method, arguments) ->
                        attributes.getOrDefault(
                                String.valueOf(arguments[0]), String.valueOf(arguments[1])));
    }

    private static List<Annotation> annotations(IMarker... bookmarks) {
        IResource resource =
                proxy(
                        IResource.class,
                        (file, method, arguments) ->
                                method.getName().equals("exists") ? (Object) true : bookmarks);
        ITmfTrace trace = proxy(ITmfTrace.class, (proxy, method, arguments) -> resource);
        AnnotationModel model =
                new TraceAnnotationProvider(trace)
                        .fetchAnnotations(Map.of(), new NullProgressMonitor())
                        .getModel();
        return new ArrayList<>(
                Objects.requireNonNull(model)
                        .getAnnotations()
                        .getOrDefault("Bookmarks", List.of()));
    }

    @Test
    void aBookmarkHasTheColourThatTheViewerStored() {
        List<Annotation> found =
                annotations(
                        bookmark(
                                Map.of(
                                        IMarker.MESSAGE, "here",
                                        ITmfMarker.MARKER_TIME, "10",
                                        ITmfMarker.MARKER_DURATION, "5",
                                        ITmfMarker.MARKER_COLOR, "RGBA {214, 69, 5, 51}")));
        assertThat(found)
                .extracting(
                        Annotation::getTime,
                        Annotation::getDuration,
                        Annotation::getLabel,
                        Annotation::getStyle)
                .containsExactly(
                        tuple(
                                10L,
                                5L,
                                "here",
                                new OutputElementStyle(
                                        null,
                                        Map.of(
                                                StyleProperties.COLOR,
                                                "#d64505",
                                                StyleProperties.OPACITY,
                                                0.2f))));
    }

    @Test
    void aBookmarkWithoutATimeIsNoAnnotation() {
        assertThat(annotations(bookmark(Map.of(IMarker.MESSAGE, "a line of a file")))).isEmpty();
    }
}
