package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Declarations;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Found;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * Declarations of plug-ins. What is found here is contributed by the {@code fragment.xml} of these
 * tests, read by the platform's registry where it runs and by that of the class path elsewhere.
 */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class PluginSourceTest {

    private static final String CONTRIBUTOR =
            "org.eclipse.tracecompass.tmf.analysis.declared.core.tests/";

    private static final String DATA =
            """
            { "start": [ 1, 0 ], "title": "Doors",
              "states": { "open": { "value": 0 }, "closed": { "value": 1 } } }
            { "time": "0", "entity": "front", "state": 0 }
            { "time": "10", "entity": "back", "state": 1 }
            { "time": "20", "entity": "front", "state": 1 }
            """;

    @TempDir Path folder;

    private ITmfTrace trace;

    @BeforeEach
    void open() throws Exception {
        open(Files.writeString(folder.resolve("doors.statemap"), DATA));
    }

    private void open(Path path) throws Exception {
        close();
        trace = TmfTraceOpener.open(path, null, null);
    }

    @AfterEach
    void close() {
        if (trace != null) {
            trace.dispose();
        }
    }

    private Found found(String name) {
        return Declarations.of(trace).stream()
                .filter(found -> found.set().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private @Nullable DeclaredAnalysisModule analysis(String name) {
        return TmfTraceUtils.getAnalysisModuleOfClass(
                trace, DeclaredAnalysisModule.class, DeclarationSet.ID_PREFIX + name);
    }

    @Test
    void aFileOfAPluginIsListedForItsTypeOfTraces() {
        Found contributed = found("contributed");
        assertThat(contributed.set().origin()).isEqualTo(DeclarationSet.Origin.PLUGIN);
        assertThat(contributed.set().source())
                .startsWith(CONTRIBUTOR)
                .endsWith("contributed.states");
        assertThat(contributed.isOn()).isTrue();
        assertThat(contributed.problems()).isEmpty();
    }

    @Test
    void otherTypesOfTracesHaveNoneOfIt() throws Exception {
        open(SharedTraces.demo("k-alpha/s1/kernel"));
        assertThat(Declarations.of(trace)).isEmpty();
        assertThat(PluginSource.read(null)).isEmpty();
        assertThat(PluginSource.read("org.example.no.other.type")).hasSize(1);
    }

    @Test
    void itIsCarriedOut() throws Exception {
        DeclaredAnalysisModule module = Objects.requireNonNull(analysis("contributed"));
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        ITmfStateSystem history = Objects.requireNonNull(module.getStateSystem());
        int front = history.getQuarkAbsolute("Entities", "front");
        assertThat(history.querySingleState(history.getStartTime(), front).getValue())
                .isEqualTo("open");
        assertThat(history.querySingleState(history.getCurrentEndTime(), front).getValue())
                .isEqualTo("closed");
    }

    @Test
    void itCanBeSwitchedOff() throws Exception {
        DeclarationSet set = found("contributed").set();
        Declarations.setOn(set, false);
        open(folder.resolve("doors.statemap"));
        assertThat(found("contributed").isOn()).isFalse();
        assertThat(analysis("contributed")).isNull();
        Declarations.setOn(set, true);
        open(folder.resolve("doors.statemap"));
        assertThat(analysis("contributed")).isNotNull();
    }

    @Test
    void aMistakeInAFileIsToldWithItsPlaceAndKeepsNothingElseAway() {
        Found faulty = found("faulty");
        assertThat(faulty.isSound()).isFalse();
        assertThat(faulty.problems().get(0).toString())
                .startsWith(CONTRIBUTOR)
                .contains("faulty.states:4:");
        assertThat(analysis("faulty")).isNull();
        assertThat(analysis("contributed")).isNotNull();
    }

    @Test
    void aFileThatIsNotThereIsToldToo() {
        Found missing = found("missing.states");
        assertThat(missing.isSound()).isFalse();
        assertThat(missing.problems())
                .extracting(Object::toString)
                .singleElement()
                .asString()
                .startsWith(CONTRIBUTOR)
                .contains("missing.states", "the plug-in has no such file");
    }

    @Test
    void theTraceHasTheseDeclarationsAlone() {
        assertThat(Declarations.of(trace))
                .extracting(found -> found.set().name())
                .isEqualTo(List.of("contributed", "faulty", "missing.states"));
    }
}
