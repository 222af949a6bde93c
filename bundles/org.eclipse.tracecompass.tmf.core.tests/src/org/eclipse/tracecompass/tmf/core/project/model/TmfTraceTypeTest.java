package org.eclipse.tracecompass.tmf.core.project.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.SyntheticTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.core.trace.text.LogTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TmfTraceTypeTest {
    static {
        TemporaryCache.ofTheProcess();
    }

    /** Accepts files named *.fake with a confidence that the file tells. */
    public static class FakeTrace extends SyntheticTrace {
        @NonNullByDefault({})
        @Override
        public IStatus validate(@Nullable IProject project, String path) {
            if (!path.endsWith(".fake")) {
                return Status.error("The name does not end\nin .fake");
            }
            try {
                return new TraceValidationStatus(
                        Integer.parseInt(Files.readString(Path.of(path)).strip()), "test");
            } catch (IOException e) {
                return Status.error("unreadable", e);
            }
        }

        @NonNullByDefault({})
        @Override
        public void initTrace(
                org.eclipse.core.resources.@Nullable IResource resource,
                String path,
                Class<? extends ITmfEvent> type)
                throws TmfTraceException {
            super.initTrace(resource, path, type);
            if (path.contains("bad")) {
                throw new TmfTraceException(path + " is damaged");
            }
        }
    }

    /** The same with a fixed confidence. */
    public static final class LowTrace extends FakeTrace {
        @NonNullByDefault({})
        @Override
        public IStatus validate(@Nullable IProject project, String path) {
            IStatus status = super.validate(project, path);
            return status.isOK() ? new TraceValidationStatus(10, "test") : status;
        }
    }

    /** Cannot even validate. */
    public static final class BrokenTrace extends SyntheticTrace {
        @NonNullByDefault({})
        @Override
        public IStatus validate(@Nullable IProject project, String path) {
            throw new IllegalStateException("broken type");
        }
    }

    @BeforeEach
    void addTypes() {
        TmfTraceType.addCustomTraceType(FakeTrace.class, "Test", "Fake");
        TmfTraceType.addCustomTraceType(LowTrace.class, "Test", "Low");
        TmfTraceType.addCustomTraceType(BrokenTrace.class, "Test", "Broken");
        TmfTraceType.addCustomTraceType(LogTrace.class, "Test", "Log");
    }

    @AfterEach
    void removeTypes() {
        TmfTraceType.removeCustomTraceType(FakeTrace.class, "Test", "Fake");
        TmfTraceType.removeCustomTraceType(LowTrace.class, "Test", "Low");
        TmfTraceType.removeCustomTraceType(BrokenTrace.class, "Test", "Broken");
        TmfTraceType.removeCustomTraceType(LogTrace.class, "Test", "Log");
    }

    private static List<String> names(List<TraceTypeHelper> helpers) {
        return helpers.stream().map(TraceTypeHelper::getName).toList();
    }

    private static Path fake(Path folder, String name, int confidence) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, Integer.toString(confidence));
    }

    @Test
    void theSurestTypeComesFirst(@TempDir Path folder) throws Exception {
        assertThat(names(TmfTraceType.selectTraceType(fake(folder, "a.fake", 50).toString(), null)))
                .containsExactly("Fake", "Low");
        assertThat(names(TmfTraceType.selectTraceType(fake(folder, "b.fake", 5).toString(), "")))
                .containsExactly("Low", "Fake");
        assertThat(
                        names(
                                TmfTraceType.selectTraceType(
                                        fake(folder, "c.fake", 5).toString(), "Fake")))
                .containsExactly("Fake");
    }

    @Test
    void anArchiveIsCalledSo(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("Traces.TAR.gz"), "not read");
        assertThatExceptionOfType(TmfTraceException.class)
                .isThrownBy(() -> TmfTraceOpener.open(file, null, null))
                .withMessageContaining(file + " is an archive; unpack it");
    }

    @Test
    void aRefusalListsTheTypesAndTheirReasons(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("tale.txt"), "once upon a time");
        assertThatExceptionOfType(TmfTraceException.class)
                .isThrownBy(() -> TmfTraceOpener.open(file, null, null))
                .withMessageContaining(file + " is not a trace of a known type. Types tried:")
                .withMessageContaining("\n  Test : Fake, Low: The name does not end; in .fake")
                .withMessageContaining(
                        "\n"
                                + "  Test : Broken: Validation failed: java.lang.IllegalStateException:"
                                + " broken type")
                .withMessageContaining("\n  Test : Log: None of the first 1 lines begins an event");
        assertThatExceptionOfType(TmfTraceException.class)
                .isThrownBy(() -> TmfTraceOpener.open(file, "no.such.type", null))
                .withMessage("There is no trace type no.such.type");
        assertThatExceptionOfType(TmfTraceException.class)
                .isThrownBy(() -> TmfTraceOpener.open(folder.resolve("absent"), null, null))
                .withMessageContaining("There is no file or folder");
        assertThatExceptionOfType(TmfTraceException.class)
                .isThrownBy(() -> TmfTraceOpener.open(folder, null, null))
                .withMessageContaining("There is no trace in a folder below it either");
    }

    @Test
    void aDisabledTypeIsNotAsked(@TempDir Path folder) throws Exception {
        String path = fake(folder, "a.fake", 50).toString();
        String id = TmfTraceType.selectTraceType(path, null).get(0).getTraceTypeId();
        TraceTypePreferences.setPreferenceValue(List.of(id));
        try {
            assertThat(names(TmfTraceType.selectTraceType(path, null))).containsExactly("Low");
            assertThat(TraceTypePreferences.getPreferenceValue()).containsExactly(id);
            assertThat(TmfTraceType.getAvailableTraceTypes())
                    .doesNotContain("Test : Fake")
                    .contains("Test : Low");
        } finally {
            TraceTypePreferences.setPreferenceValue(List.of());
        }
    }

    @Test
    void aFolderOfSeveralTracesIsAnExperiment(@TempDir Path folder) throws Exception {
        fake(folder, "z.fake", 50);
        fake(folder, "host/b.fake", 50);
        fake(folder, "host/deep/er/a.fake", 50);
        fake(folder, "host/bad.fake", 50);
        Files.writeString(folder.resolve("notes.txt"), "no trace");
        List<String> warnings = new ArrayList<>();
        ITmfTrace trace = TmfTraceOpener.open(folder, null, null, warnings::add);
        try {
            assertThat(trace).isInstanceOf(TmfExperiment.class);
            assertThat(trace.getTraceTypeId()).isEqualTo(TmfTraceType.DEFAULT_EXPERIMENT_TYPE);
            assertThat(((TmfExperiment) trace).getTraces())
                    .extracting(ITmfTrace::getName)
                    .containsExactly("host/b.fake", "host/deep", "z.fake");
            assertThat(warnings).singleElement().asString().endsWith("bad.fake is damaged");
        } finally {
            trace.dispose();
        }
    }

    @Test
    void linksNeitherRepeatTracesNorLeadInCircles(@TempDir Path folder) throws Exception {
        fake(folder, "host/a.fake", 50);
        fake(folder, "host/b.fake", 50);
        for (String name : List.of("again", "and", "once", "more", "round")) {
            Files.createSymbolicLink(folder.resolve("host").resolve(name), folder);
        }
        ITmfTrace trace = TmfTraceOpener.open(folder, null, null);
        assertThat(((TmfExperiment) trace).getTraces())
                .extracting(ITmfTrace::getName)
                .containsExactly("a.fake", "b.fake");
        trace.dispose();
    }

    @Test
    void aFolderOfOneTraceIsThatTrace(@TempDir Path folder) throws Exception {
        fake(folder, "host/a.fake", 50);
        ITmfTrace trace = TmfTraceOpener.open(folder, null, null);
        assertThat(trace).isInstanceOf(FakeTrace.class);
        assertThat(trace.getName()).isEqualTo(folder.getFileName().toString());
        trace.dispose();
    }

    @Test
    void theGenericExperimentComesFromTheExtensionPoint() throws CoreException {
        TmfExperiment experiment =
                TmfTraceType.instantiateExperiment(TmfTraceType.DEFAULT_EXPERIMENT_TYPE);
        assertThat(experiment).isNotNull();
        assertThat(TmfTraceType.getTraceAttributes(TmfTraceType.DEFAULT_EXPERIMENT_TYPE))
                .isNotNull();
        assertThat(TmfTraceType.selectExperimentType(List.of(), null))
                .extracting(TraceTypeHelper::getTraceTypeId)
                .contains(TmfTraceType.DEFAULT_EXPERIMENT_TYPE);
    }
}
