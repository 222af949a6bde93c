package org.eclipse.tracecompass.lttng2.kernel.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.AbstractSegmentStoreAnalysisModule;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentOrder;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentTableColumns;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentsOfTraces;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The segments of real traces: stored and used again, and those of several traces together. */
@ExtendWith(TemporaryCache.class)
class StoredSegmentsOfTracesTest {

    private static final String LATENCY = "org.eclipse.tracecompass.analysis.os.linux.latency.";

    /** No file is of that time, so one that is was not written again. */
    private static final FileTime LONG_AGO = FileTime.from(Instant.ofEpochSecond(1_000_000_000));

    private static ITmfTrace open(String host) throws Exception {
        return TmfTraceOpener.open(SharedTraces.demo(host + "/s1/kernel"), null, null);
    }

    private static AbstractSegmentStoreAnalysisModule found(ITmfTrace trace, String analysis) {
        if (!(trace.getAnalysisModule(LATENCY + analysis)
                instanceof AbstractSegmentStoreAnalysisModule provider)) {
            throw new AssertionError("no analysis " + analysis);
        }
        assertThat(provider.schedule().isOK()).isTrue();
        assertThat(provider.waitForCompletion()).isTrue();
        return provider;
    }

    private static ProvidedSegments provided(ITmfTrace trace) {
        AbstractSegmentStoreAnalysisModule analysis = found(trace, "syscall");
        return new ProvidedSegments(analysis, analysis);
    }

    private static List<ISegment> segments(ISegmentStoreProvider provider) {
        List<ISegment> segments = new ArrayList<>();
        Objects.requireNonNull(provider.getSegmentStore()).forEach(segments::add);
        return segments;
    }

    @ParameterizedTest
    @ValueSource(strings = {"syscall", "irq", "softirq"})
    void segmentsAreStoredAndUsedAgainUntilTheyAreDeleted(String analysis) throws Exception {
        ITmfTrace trace = open("k-alpha");
        List<ISegment> first = segments(found(trace, analysis));
        Path file =
                Path.of(
                        TmfTraceManager.getSupplementaryFileDir(trace),
                        LATENCY + analysis + ".segments");
        assertThat(first).isNotEmpty();
        assertThat(file).exists();
        Files.setLastModifiedTime(file, LONG_AGO);
        trace.dispose();

        ITmfTrace again = open("k-alpha");
        AbstractSegmentStoreAnalysisModule provider = found(again, analysis);
        assertThat(segments(provider)).isEqualTo(first);
        assertThat(Files.getLastModifiedTime(file)).isEqualTo(LONG_AGO);
        provider.clearPersistentData();
        assertThat(file).doesNotExist();
        assertThat(provider.schedule().isOK()).isTrue();
        assertThat(provider.waitForCompletion()).isTrue();
        assertThat(segments(provider)).isEqualTo(first);
        assertThat(file).exists();
        TmfTraceManager.deleteSupplementaryFiles(again);
        assertThat(file).doesNotExist();
        again.dispose();
    }

    @Test
    void segmentsOfSeveralTracesKnowTheirTrace() throws Exception {
        ITmfTrace alpha = open("k-alpha");
        ITmfTrace beta = open("k-beta");
        List<ProvidedSegments> both = List.of(provided(alpha), provided(beta));
        SegmentsOfTraces all = new SegmentsOfTraces(both);
        List<ISegmentAspect> aspects = SegmentsOfTraces.aspects(both);
        int inAlpha = segments(both.get(0).provider()).size();
        assertThat(all.size()).isEqualTo(inAlpha + segments(both.get(1).provider()).size());
        assertThat(aspects.get(0).getName()).isEqualTo("Trace");
        assertThat(aspects.get(0).resolve(all.get(0))).isEqualTo(alpha.getName());
        assertThat(aspects.get(0).resolve(all.get(inAlpha))).isEqualTo(beta.getName());
        List<ISegmentAspect> one = SegmentsOfTraces.aspects(both.subList(0, 1));
        assertThat(one).isEqualTo(both.get(0).aspects());
        ISegment segment = segments(both.get(0).provider()).get(7);
        for (int i = 0; i < one.size(); i++) {
            assertThat(aspects.get(i + 1).resolve(all.get(7)))
                    .isEqualTo(one.get(i).resolve(segment));
        }
        SegmentTableColumns columns =
                new SegmentTableColumns(aspects, new TimeFrame(0, 0, ZoneOffset.UTC));
        int[] longest =
                Objects.requireNonNull(
                        SegmentOrder.of(
                                all,
                                columns.filter("name == openat"),
                                columns.aspect("duration"),
                                true,
                                null));
        assertThat(longest).hasSizeGreaterThan(2);
        assertSorted(all, longest);
        alpha.dispose();
        beta.dispose();
    }

    private static void assertSorted(SegmentsOfTraces all, int[] longest) {
        for (int i = 1; i < longest.length; i++) {
            assertThat(all.get(longest[i]).getLength())
                    .isLessThanOrEqualTo(all.get(longest[i - 1]).getLength());
        }
    }
}
