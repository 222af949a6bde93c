package org.eclipse.tracecompass.internal.tmf.core.markers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.LongStream;
import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.tmf.core.markers.PeriodicMarker.Mark;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.markers.ITimeReference;
import org.eclipse.tracecompass.tmf.core.markers.ITimeReferenceProvider;
import org.eclipse.tracecompass.tmf.core.markers.TimeReference;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.annotations.Annotation;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationCategoriesModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.AnnotationModel;
import org.eclipse.tracecompass.tmf.core.model.annotations.TraceAnnotationProvider;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceAdapterManager;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sets of markers that XML files define. */
@NonNullByDefault({})
class MarkerSetTest {

    @TempDir Path folder;
    private Path file;

    @BeforeEach
    void nameFile() {
        file = folder.resolve("own").resolve("markers.xml");
        System.setProperty(MarkerConfigXmlParser.PROPERTY, file.toString());
    }

    @AfterEach
    void forgetFile() {
        System.clearProperty(MarkerConfigXmlParser.PROPERTY);
    }

    private void write(String markers) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "<marker-sets>" + markers + "</marker-sets>");
    }

    private static PeriodicMarker every(String period, String offset, String duration) {
        return new PeriodicMarker(
                "M",
                "",
                "#000000",
                "",
                new BigDecimal(period),
                new BigDecimal(offset),
                new BigDecimal(duration));
    }

    @Test
    void marksAreCountedFromTheReference() {
        List<Mark> marks = every("10", "3", "0").marks(new TimeReference(100, 7), 80, 123);

        assertThat(marks)
                .containsExactly(
                        new Mark(83, 0, 5),
                        new Mark(93, 0, 6),
                        new Mark(103, 0, 7),
                        new Mark(113, 0, 8),
                        new Mark(123, 0, 9));
    }

    @Test
    void aMarkThatBeginsBeforeTheRangeAndReachesIntoItIsThere() {
        assertThat(every("10", "0", "4").marks(ITimeReference.ZERO, 24, 30))
                .containsExactly(new Mark(20, 4, 2), new Mark(30, 4, 3));
        assertThat(every("10", "0", "4").marks(ITimeReference.ZERO, 25, 29)).isEmpty();
    }

    @Test
    void roundingErrorsOfAPeriodDoNotAddUp() {
        long day = 1_700_000_000_000_000_000L;
        BigDecimal third = new BigDecimal("16666666.666666667");
        PeriodicMarker frames =
                new PeriodicMarker(
                        "Frame", "", "#000000", "", third, BigDecimal.ZERO, BigDecimal.ZERO);

        long[] times =
                frames
                        .marks(
                                new TimeReference(day, 0),
                                day + 50_000_000_000L,
                                day + 50_050_000_000L)
                        .stream()
                        .mapToLong(Mark::time)
                        .toArray();

        assertThat(LongStream.of(times).map(t -> t - day))
                .containsExactly(
                        50_000_000_000L, 50_016_666_667L, 50_033_333_333L, 50_050_000_000L);
    }

    @Test
    void aRangeHasTheMarksThatAreDrawnInIt() {
        PeriodicMarker marker = every("10.6", "0", "3.6");
        List<Mark> all = marker.marks(ITimeReference.ZERO, -500, 500);
        for (int start = -200; start < 200; start++) {
            for (int end = start; end < start + 30; end++) {
                int first = start;
                int last = end;
                assertThat(marker.marks(ITimeReference.ZERO, start, end))
                        .as("%d to %d", start, end)
                        .isEqualTo(
                                all.stream()
                                        .filter(m -> m.time() + m.duration() >= first)
                                        .filter(m -> m.time() <= last)
                                        .toList());
            }
        }
    }

    @Test
    void aRangeWithTooManyMarksHasNone() {
        PeriodicMarker marker = every("1", "0", "0");

        assertThat(marker.marks(ITimeReference.ZERO, 1, PeriodicMarker.MAX_MARKS))
                .hasSize(PeriodicMarker.MAX_MARKS);
        assertThat(marker.marks(ITimeReference.ZERO, 0, PeriodicMarker.MAX_MARKS)).isEmpty();
        assertThat(marker.marks(ITimeReference.ZERO, Long.MIN_VALUE, Long.MAX_VALUE)).isEmpty();
    }

    private static MarkerSet set(String id) {
        return Objects.requireNonNull(MarkerConfigXmlParser.find(id), id);
    }

    @Test
    void theFileOfTheUserIsReadAgainWhenItHasChanged() throws IOException {
        assertThat(MarkerConfigXmlParser.find("a")).isNull();
        write(
                "<marker-set id='a' name='First'><marker name='M' period='1.5' unit='us'/></marker-set>");
        MarkerSet first = set("a");
        assertThat(first.getName()).isEqualTo("First");
        assertThat(first.getMarkers().get(0).period()).isEqualByComparingTo("1500");
        write("<marker-set id='a'/>");
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
        MarkerSet second = set("a");
        assertThat(second.getName()).isEqualTo("a");
        assertThat(second.getMarkers()).isEmpty();
        Files.delete(file);
        assertThat(MarkerConfigXmlParser.find("a")).isNull();
    }

    @Test
    void theFileThatIsMadeForTheUserHasAnExample() throws IOException {
        assertThat(MarkerConfigXmlParser.createUserFile()).isEqualTo(file).exists();
        MarkerSet example = set("example.ticks");
        assertThat(example.getMarkers().get(0).label(12)).isEqualTo("12");
    }

    @Test
    void whatIsWrongInAFileIsSaid() throws IOException {
        check("<marker-set/>", "a <marker-set> has no id");
        check("<marker-set id='a'><marker period='1'/></marker-set>", "a <marker> has no name");
        check("<marker-set id='a'><marker name='M'/></marker-set>", "a <marker> has no period");
        checkMarker("period='0'", "period=\"0\" of <marker name=\"M\"> must be more than 0");
        checkMarker("period='x'", "must be a decimal number");
        checkMarker("period='1e999999'", "must be a decimal number");
        checkMarker("period='1' unit='h'", "must be ns, us, ms or s");
        checkMarker("period='1' duration='2'", "must be 0 to the period");
        checkMarker("period='1' color='red'", "must be #rrggbb");
        checkMarker("period='1' label='%s %s'", "must be a text with %d for the number");
        check("<marker-set", "line 1: ");
        Files.writeString(file, "<markers/>");
        assertThatThrownBy(() -> MarkerConfigXmlParser.parse(file))
                .hasMessageContaining(file.toString())
                .hasMessageContaining("it begins with <markers>, not <marker-sets>");
    }

    private void checkMarker(String attributes, String message) throws IOException {
        check("<marker-set id='a'><marker name='M' " + attributes + "/></marker-set>", message);
    }

    private void check(String markers, String message) throws IOException {
        write(markers);
        assertThatThrownBy(() -> MarkerConfigXmlParser.parse(file)).hasMessageContaining(message);
    }

    @Test
    void anEntityOfAFileIsNotResolved() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(
                file,
                "<!DOCTYPE m [<!ENTITY e SYSTEM 'file:///etc/hostname'>]>"
                        + "<marker-sets><marker-set id='a' name='&e;'/></marker-sets>");
        assertThatThrownBy(() -> MarkerConfigXmlParser.parse(file)).isInstanceOf(IOException.class);
    }

    @Test
    void aRequestThatNamesASetGetsItsMarks() throws IOException {
        write(
                "<marker-set id='a'><marker name='M' period='10' label='no %d' color='#102030'/>"
                        + "<marker name='N' period='10' duration='5' reference='r'/></marker-set>");
        SyntheticTrace trace = SyntheticTrace.ticks(folder, 100);
        try {
            TraceAnnotationProvider provider = new TraceAnnotationProvider(trace);
            Map<String, Object> parameters = new HashMap<>();
            parameters.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(5L, 15L, 25L));
            assertThat(categories(provider, parameters)).isEmpty();
            parameters.put(DataProviderParameterUtils.REQUESTED_MARKER_SET_KEY, "a");
            assertThat(categories(provider, parameters)).containsExactly("M", "N");

            Map<String, Collection<Annotation>> found = annotations(provider, parameters);
            assertThat(found).containsOnlyKeys("M");
            assertThat(found.get("M"))
                    .extracting(Annotation::getTime, Annotation::getLabel)
                    .containsExactly(tuple(10L, "no 1"), tuple(20L, "no 2"));
            OutputElementStyle style = found.get("M").iterator().next().getStyle();
            assertThat(style)
                    .isEqualTo(
                            new OutputElementStyle(null, Map.of(StyleProperties.COLOR, "#102030")));

            References references = new References();
            TmfTraceAdapterManager.registerFactory(references, SyntheticTrace.class);
            try {
                assertThat(annotations(provider, parameters).get("N"))
                        .extracting(Annotation::getTime, Annotation::getDuration)
                        .containsExactly(tuple(2L, 5L), tuple(12L, 5L), tuple(22L, 5L));
            } finally {
                TmfTraceAdapterManager.unregisterFactory(references);
            }
            parameters.put(
                    DataProviderParameterUtils.REQUESTED_MARKER_CATEGORIES_KEY, List.of("other"));
            assertThat(annotations(provider, parameters)).isEmpty();
        } finally {
            trace.dispose();
        }
    }

    private static List<String> categories(
            TraceAnnotationProvider provider, Map<String, Object> parameters) {
        AnnotationCategoriesModel model =
                provider.fetchAnnotationCategories(parameters, new NullProgressMonitor())
                        .getModel();
        return model == null ? List.of() : model.getAnnotationCategories();
    }

    private static Map<String, Collection<Annotation>> annotations(
            TraceAnnotationProvider provider, Map<String, Object> parameters) {
        AnnotationModel model =
                provider.fetchAnnotations(parameters, new NullProgressMonitor()).getModel();
        return model == null ? Map.of() : model.getAnnotations();
    }

    /** A plug-in that knows a time reference. */
    private static final class References implements IAdapterFactory {

        @Override
        public <T> T getAdapter(Object object, Class<T> type) {
            ITimeReferenceProvider provider = id -> new TimeReference("r".equals(id) ? 2 : 3, 0);
            return type.cast(provider);
        }

        @Override
        public Class<?>[] getAdapterList() {
            return new Class<?>[] {ITimeReferenceProvider.class};
        }
    }
}
