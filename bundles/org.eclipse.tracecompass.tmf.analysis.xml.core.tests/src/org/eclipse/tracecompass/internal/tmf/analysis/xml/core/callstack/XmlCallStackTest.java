package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.callstack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlHistories.event;
import static org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlHistories.field;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlHistories;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.segment.interfaces.INamedSegment;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.analysis.xml.core.analysis.XmlAnalyses;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFile;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Call stacks over a state provider. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class XmlCallStackTest {

    private static final String STACK =
            "<stateAttribute type='constant' value='Programs'/>"
                    + "<stateAttribute type='eventField' value='program'/>"
                    + "<stateAttribute type='eventField' value='tid'/>"
                    + "<stateAttribute type='constant' value='CallStack'/>";

    private static final String PROVIDER =
            "<stateProvider id='inner' version='1'><head><label value='Calls'/></head>"
                    + "<eventHandler eventName='enter'><stateChange>"
                    + STACK
                    + "<stateValue type='eventField' value='function' stack='push'/></stateChange></eventHandler>"
                    + "<eventHandler eventName='leave'><stateChange>"
                    + STACK
                    + "<stateValue type='null' stack='pop'/></stateChange></eventHandler></stateProvider>";

    private static final String GROUP =
            "<callstackGroup name='all'><level path='Programs/*'/><level path='*'/>%s</callstackGroup>";

    @TempDir Path folder;

    private SyntheticTrace trace() {
        return XmlHistories.trace(
                folder,
                call(10, "enter", "main"),
                call(20, "enter", "work"),
                call(30, "leave", "work"),
                call(50, "leave", "main"),
                event(60, "other"));
    }

    private static SyntheticTrace.Spec call(long time, String name, String function) {
        return event(
                time, name, field("program", "app"), field("tid", 7), field("function", function));
    }

    private static List<String> calls(XmlCallStackAnalysis analysis) {
        List<String> calls = new ArrayList<>();
        for (ISegment segment : Objects.requireNonNull(analysis.getSegmentStore())) {
            calls.add(
                    ((INamedSegment) segment).getName()
                            + " "
                            + segment.getStart()
                            + "-"
                            + segment.getEnd());
        }
        Collections.sort(calls);
        return calls;
    }

    @Test
    void theCallsOfTheStackInsideAreFound() throws Exception {
        XmlCallStackAnalysis analysis =
                new XmlCallStackAnalysis(
                        XmlHistories.element(
                                "<callstack id='stacks'>"
                                        + GROUP.formatted("<thread level='1' type='name'/>")
                                        + PROVIDER
                                        + "</callstack>"));
        XmlHistories.built(analysis, trace());
        assertThat(analysis.getId()).isEqualTo("stacks");
        assertThat(analysis.getName()).isEqualTo("Calls");
        assertThat(calls(analysis)).containsExactly("main 10-50", "work 20-30");
        CallStack stack =
                Objects.requireNonNull(analysis.getCallStackSeries()).getCallStacks().get(0);
        assertThat(Objects.requireNonNull(stack.getHostThread(25)).getTid()).isEqualTo(7);
        analysis.dispose();
    }

    @Test
    void hostsMayComeFromTheAttributes() throws Exception {
        XmlCallStackAnalysis analysis =
                new XmlCallStackAnalysis(
                        XmlHistories.element(
                                "<callstack id='stacks'>"
                                        + GROUP.formatted(
                                                "<thread level='1' type='name'/><host level='0' type='name'/>")
                                        + PROVIDER
                                        + "</callstack>"));
        XmlHistories.built(analysis, trace());
        CallStack stack =
                Objects.requireNonNull(analysis.getCallStackSeries()).getCallStacks().get(0);
        assertThat(Objects.requireNonNull(stack.getHostThread(25)).getHost()).isEqualTo("app");
        analysis.dispose();
    }

    @Test
    void anAnalysisOfTheSameFileIsNamed() throws Exception {
        String stacks =
                "<callstack id='stacks'>%s<analysis id='inner'/></callstack>"
                        .formatted(GROUP.formatted(""));
        XmlAnalysisFile file = XmlHistories.file(stacks + PROVIDER);
        assertThat(XmlAnalyses.check(file)).isEmpty();
        SyntheticTrace trace = trace();
        assertThat(XmlAnalyses.add(file, trace)).containsExactlyInAnyOrder("inner", "stacks");
        XmlCallStackAnalysis analysis =
                (XmlCallStackAnalysis) Objects.requireNonNull(trace.getAnalysisModule("stacks"));
        assertThat(analysis.schedule().isOK()).isTrue();
        assertThat(analysis.waitForCompletion()).isTrue();
        assertThat(calls(analysis)).containsExactly("main 10-50", "work 20-30");
        trace.dispose();
    }

    @Test
    void anAnalysisThatIsNotThereIsAnError() throws Exception {
        String stacks =
                "<callstack id='stacks'>%s<analysis id='nowhere'/></callstack>"
                        .formatted(GROUP.formatted(""));
        assertThat(XmlAnalyses.check(XmlHistories.file(stacks)).get(0).message())
                .isEqualTo("There is no XML analysis 'nowhere'; enable its file or correct the id");
        assertThatThrownBy(() -> new XmlCallStackAnalysis(XmlHistories.element(stacks)))
                .isInstanceOf(XmlFileException.class);
    }
}
