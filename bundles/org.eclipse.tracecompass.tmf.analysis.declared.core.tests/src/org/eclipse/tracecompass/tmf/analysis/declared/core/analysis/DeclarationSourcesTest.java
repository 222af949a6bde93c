package org.eclipse.tracecompass.tmf.analysis.declared.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.metadata.MetadataReader;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.LogRecords;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Where declarations are found. */
@ExtendWith(TemporaryCache.class)
class DeclarationSourcesTest {

    private static final String ID = "org.eclipse.tracecompass.declared.sched";

    @TempDir Path folder = Path.of("");

    private @Nullable ITmfTrace trace;

    @AfterEach
    void close() {
        ITmfTrace trace = this.trace;
        if (trace != null) {
            trace.dispose();
        }
    }

    private ITmfTrace open(Path path) throws Exception {
        close();
        ITmfTrace trace = TmfTraceOpener.open(path, null, null);
        this.trace = trace;
        return trace;
    }

    private Path kernelTrace() throws IOException {
        return SharedTraces.copy(SharedTraces.demo("k-alpha/s1/kernel"), folder.resolve("trace"));
    }

    private static @Nullable DeclaredAnalysisModule analysis(ITmfTrace trace) {
        return TmfTraceUtils.getAnalysisModuleOfClass(trace, DeclaredAnalysisModule.class, ID);
    }

    private static void copyExample(Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(Histories.examples().resolve("sched.states"), to);
    }

    @Test
    void aFileInTheFolderOfATraceBecomesAnAnalysisOfIt() throws Exception {
        Path trace = kernelTrace();
        copyExample(trace.resolve("sched.states"));
        DeclaredAnalysisModule module = Objects.requireNonNull(analysis(open(trace)));
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        ITmfStateSystem history = Objects.requireNonNull(module.getStateSystem());
        assertThat(history.getQuarks("CPUs", "*", "Current_thread")).hasSize(2);
    }

    @Test
    void aFolderOfFilesBesideTheDataIsReadToo() throws Exception {
        Path trace = kernelTrace();
        copyExample(trace.resolve("states/sched.states"));
        assertThat(Declarations.of(open(trace)))
                .extracting(found -> found.set().origin())
                .containsExactly(DeclarationSet.Origin.TRACE_FOLDER);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkOutOfTheTraceIsNotReadAndNothingOfItsTargetIsTold() throws Exception {
        Path secret = Files.writeString(folder.resolve("secret"), "hunter2 and more\n");
        Path trace = kernelTrace();
        Path states = Files.createDirectory(trace.resolve("states"));
        Files.createSymbolicLink(states.resolve("x.states"), secret);
        Files.createSymbolicLink(trace.resolve("y.states"), Path.of("../secret"));
        copyExample(trace.resolve("sched.states.txt"));
        Files.createSymbolicLink(trace.resolve("z.states"), Path.of("sched.states.txt"));
        List<Found> found = Declarations.of(open(trace));
        assertThat(found).hasSize(3);
        assertThat(found)
                .filteredOn(one -> !one.isSound())
                .hasSize(2)
                .allSatisfy(
                        one ->
                                assertThat(one.problems().toString())
                                        .contains("leads out of the trace")
                                        .doesNotContain("hunter2"));
    }

    @Test
    void theLibraryIsForTracesInWhichOneOfItsEventsCanOccur() throws Exception {
        copyExample(Declarations.library().resolve("sched.states"));
        assertThat(Declarations.of(open(kernelTrace())))
                .extracting(found -> found.set().origin())
                .containsExactly(DeclarationSet.Origin.LIBRARY);
        assertThat(Declarations.of(open(SharedTraces.demo("k-alpha/s1/ust/uid/0/64-bit"))))
                .isEmpty();
    }

    @Test
    void whatIsSwitchedOffHasNoAnalysisUntilItIsOnAgain() throws Exception {
        Path trace = kernelTrace();
        copyExample(trace.resolve("sched.states"));
        DeclarationSet set = Declarations.of(open(trace)).get(0).set();
        Declarations.setOn(set, false);
        assertThat(analysis(open(trace))).isNull();
        assertThat(Declarations.of(open(trace))).singleElement().matches(found -> !found.isOn());
        Declarations.setOn(set, true);
        assertThat(analysis(open(trace))).isNotNull();
    }

    @Test
    void namesOfAnyScriptAreDifferentNames() throws Exception {
        Path trace = kernelTrace();
        Files.writeString(
                trace.resolve("1.states"), "states \"状态\"; on sched_switch increment \"A\";");
        Files.writeString(
                trace.resolve("2.states"), "states \"线程\"; on sched_switch increment \"B\";");
        assertThat(Declarations.of(open(trace)))
                .extracting(found -> found.set().name())
                .containsExactly("状态", "线程");
    }

    @Test
    void aNameOfPlainCharactersIsTheId() {
        assertThat(named("Sched_2-old").id()).isEqualTo(DeclarationSet.ID_PREFIX + "sched_2-old");
        assertThat(named("My states").id()).isEqualTo(DeclarationSet.ID_PREFIX + "my-states");
        assertThat(named("États").id())
                .startsWith(DeclarationSet.ID_PREFIX + "-tats-")
                .matches("[a-z0-9._-]+")
                .isEqualTo(named("éTATS").id())
                .isNotEqualTo(named("ètats").id());
    }

    private static DeclarationSet named(String name) {
        return Histories.text("states \"" + name + "\";");
    }

    @Test
    void whatHasTheIdOfAnotherIsReported() throws Exception {
        Path trace = kernelTrace();
        copyExample(trace.resolve("1.states"));
        Files.writeString(
                trace.resolve("2.states"), "states \"SCHED\"; on sched_switch increment \"B\";");
        try (LogRecords log = LogRecords.of(Declarations.class)) {
            assertThat(Declarations.of(open(trace))).hasSize(1);
            assertThat(log.messages())
                    .isNotEmpty()
                    .allSatisfy(
                            message ->
                                    assertThat(message)
                                            .contains("SCHED of ", "2.states", "1.states"));
        }
    }

    @Test
    void aFileWithErrorsIsListedWithThemAndNotCarriedOut() throws Exception {
        Path trace = kernelTrace();
        Files.writeString(
                trace.resolve("sched.states"), "on sched_switch modify \"A\" = nxt_tid;\n");
        ITmfTrace opened = open(trace);
        assertThat(analysis(opened)).isNull();
        Found found = Declarations.of(opened).get(0);
        assertThat(found.isSound()).isFalse();
        assertThat(found.problems().get(0).toString())
                .contains("sched.states:1:")
                .contains("nxt_tid")
                .contains("next_tid");
    }

    @Test
    void declarationsTravelInTheMetadataOfACopy() throws Exception {
        Path original = oneTrace(SharedTraces.trace("ctf/gen-c2-app"));
        Path copy = folder.resolve("copy");
        long events =
                AttachedDeclarations.attach(
                        original,
                        Files.readString(Histories.examples().resolve("ust-app.states")),
                        copy);
        assertThat(events).isEqualTo(7088);
        List<Found> found = Declarations.of(open(copy));
        assertThat(found)
                .singleElement()
                .satisfies(
                        one -> {
                            assertThat(one.set().origin())
                                    .isEqualTo(DeclarationSet.Origin.METADATA);
                            assertThat(one.set().name()).isEqualTo("ust_app");
                            assertThat(one.isSound()).isTrue();
                        });
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aCopyHasNothingThatIsNotInTheTrace() throws Exception {
        Path secret = Files.writeString(folder.resolve("id_key"), "PRIVATE KEY");
        Path trace =
                SharedTraces.copy(
                        oneTrace(SharedTraces.trace("ctf/gen-c2-app")), folder.resolve("trace"));
        Path copy = folder.resolve("copy");
        Path link = Files.createSymbolicLink(trace.resolve("notes"), secret);
        assertRefused(trace, copy, "leads out of it");
        Files.delete(link);
        Files.createSymbolicLink(link, folder);
        assertRefused(trace, copy, "leads out of it");
        Files.delete(link);
        assertThat(new ProcessBuilder("mkfifo", link.toString()).start().waitFor()).isZero();
        assertRefused(trace, copy, "neither a file nor a folder");
        Files.delete(link);
        Files.createSymbolicLink(link, Path.of(MetadataReader.FILE_NAME));
        AttachedDeclarations.attach(trace, "on a increment \"A\";", copy);
        assertThat(Files.isSymbolicLink(copy.resolve("notes"))).isFalse();
    }

    @Test
    void theFolderForACopyMustBeThere() throws Exception {
        assertRefused(
                oneTrace(SharedTraces.trace("ctf/gen-c2-app")),
                folder.resolve("not/there/copy"),
                "create it");
        assertThat(folder.resolve("not")).doesNotExist();
    }

    private static void assertRefused(Path trace, Path copy, String why) {
        assertThatThrownBy(() -> AttachedDeclarations.attach(trace, "on a increment \"A\";", copy))
                .isInstanceOf(IOException.class)
                .hasMessageContaining(why);
        assertThat(copy).doesNotExist();
    }

    @Test
    void statementsInAnEventClassAreForItsEvents() throws Exception {
        Path copy =
                SharedTraces.copy(
                        oneTrace(SharedTraces.trace("ctf/gen-c2-app")), folder.resolve("copy"));
        Path file = copy.resolve(MetadataReader.FILE_NAME);
        StringBuilder metadata = new StringBuilder();
        for (String fragment : MetadataReader.text(file).split("\u001e")) {
            if (!fragment.isBlank()) {
                JsonObject object = JsonParser.parseString(fragment).getAsJsonObject();
                if (object.has("name")
                        && object.get("name").getAsString().equals("demo:job_start")) {
                    JsonObject attributes = new JsonObject();
                    attributes.addProperty(
                            "org.eclipse.tracecompass.states", "increment \"Jobs/\" + name;");
                    object.add("attributes", attributes);
                }
                metadata.append('\u001e').append(object);
            }
        }
        Files.writeString(file, metadata);
        ITmfTrace trace = open(copy);
        DeclaredAnalysisModule module =
                new DeclaredAnalysisModule(Declarations.of(trace).get(0).set());
        assertThat(module.getName()).isEqualTo("declared");
        ITmfStateSystem history = Histories.built(module, trace);
        assertThat(history.getQuarks("Jobs", "*")).isNotEmpty();
        assertThat(module.getNotes()).isEmpty();
        module.dispose();
    }

    @Test
    void theMetadataOfOldTracesIsRefusedAndNothingIsWritten() {
        Path copy = folder.resolve("copy");
        assertThatThrownBy(
                        () ->
                                AttachedDeclarations.attach(
                                        SharedTraces.demo("k-alpha/s1/kernel"), "", copy))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("CTF 1.8")
                .hasMessageContaining("folder");
        assertThat(copy).doesNotExist();
    }

    @Test
    void metadataWithoutATraceClassGetsOneBehindThePreamble() throws Exception {
        String preamble = "\u001e{\"type\":\"preamble\",\"version\":2}";
        String stream = "\u001e{\"type\":\"data-stream-class\"}";
        assertThat(AttachedDeclarations.withAttribute(preamble + stream, "on a increment \"A\";"))
                .isEqualTo(
                        preamble
                                + "\u001e{\"type\":\"trace-class\",\"attributes\":{\"org.eclipse.tracecompass.states\":\"on"
                                + " a increment \\\"A\\\";\"}}"
                                + stream);
    }

    private static Path oneTrace(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return Objects.requireNonNull(
                    files.filter(file -> file.endsWith("metadata"))
                            .sorted()
                            .findFirst()
                            .orElseThrow()
                            .getParent());
        }
    }
}
