package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlHistories;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The example of system calls on real traces, against the analysis in Java. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class SystemCallPatternTest {

    private static final String JAVA = "org.eclipse.tracecompass.analysis.os.linux.latency.syscall";

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void thePatternFindsTheCallsOfTheAnalysisInJava(String name) throws Exception {
        ITmfTrace trace =
                TmfTraceOpener.open(SharedTraces.demo("k-" + name + "/s1/kernel"), null, null);
        try {
            IAnalysisModule java = Objects.requireNonNull(trace.getAnalysisModule(JAVA));
            assertThat(java.schedule().isOK()).isTrue();
            assertThat(java.waitForCompletion()).isTrue();
            List<String> expected = new ArrayList<>();
            ISegmentStoreProvider calls = (ISegmentStoreProvider) java;
            for (ISegment call : Objects.requireNonNull(calls.getSegmentStore())) {
                List<Object> values = new ArrayList<>();
                for (ISegmentAspect aspect : calls.getSegmentAspects()) {
                    values.add(aspect.resolve(call));
                }
                expected.add(call.getStart() + " " + call.getEnd() + " " + values);
            }
            XmlPatternAnalysis pattern =
                    new XmlPatternAnalysis(XmlHistories.example("system-calls.xml", "pattern"));
            XmlHistories.built(pattern, trace);
            List<String> actual = new ArrayList<>();
            for (ISegment segment : Objects.requireNonNull(pattern.getSegmentStore())) {
                PatternSegment found = (PatternSegment) segment;
                actual.add(
                        found.getStart()
                                + " "
                                + found.getEnd()
                                + " "
                                + List.of(
                                        found.getName()
                                                .replaceFirst("^(compat_)?syscall_entry_", ""),
                                        found.getContent().get("tid"),
                                        found.getContent().get("ret")));
            }
            Collections.sort(expected);
            Collections.sort(actual);
            assertThat(actual).hasSizeGreaterThan(1_000).isEqualTo(expected);
        } finally {
            trace.dispose();
        }
    }
}
