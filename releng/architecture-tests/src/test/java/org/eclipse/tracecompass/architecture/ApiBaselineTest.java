package org.eclipse.tracecompass.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import aQute.bnd.differ.Baseline;
import aQute.bnd.differ.Baseline.Info;
import aQute.bnd.differ.DiffPluginImpl;
import aQute.bnd.osgi.Jar;
import aQute.bnd.osgi.Processor;
import aQute.bnd.service.diff.Delta;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The API is that of the last release, or its package versions say what changed: the minor number
 * for an addition, the major one for a break. {@code releng/baseline} has the API of the last
 * release; {@code -Dastrolabe.baseline=write} writes that of this build, for a release.
 */
class ApiBaselineTest {

    private static final Path BASELINE = Bundle.root().resolve("releng/baseline");

    @TempDir private Path folder;

    @Test
    void packageVersionsSayWhatChangedSinceTheLastRelease() throws Exception {
        if ("write".equals(System.getProperty("astrolabe.baseline"))) {
            writeBaseline();
        }
        List<String> wrong = new ArrayList<>();
        for (Bundle bundle : Bundle.all()) {
            Path older = BASELINE.resolve(bundle.shortName() + ".jar");
            if (Files.exists(older)) {
                Path newer = folder.resolve(bundle.shortName() + ".jar");
                ApiJar.write(bundle, newer);
                wrong.addAll(mismatches(newer, older));
            }
        }

        assertThat(wrong).isEmpty();
    }

    @Test
    void everyBundleOfTheLastReleaseStillExists() throws IOException {
        List<String> now = Bundle.all().stream().map(b -> b.shortName() + ".jar").toList();
        try (var files = Files.list(BASELINE)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .isNotEmpty()
                    .allMatch(now::contains);
        }
    }

    @Test
    void aRemovedMethodAsksForANewMajorVersion() throws Exception {
        Bundle common =
                Bundle.all().stream()
                        .filter(bundle -> bundle.shortName().equals("statesystem.core"))
                        .findFirst()
                        .orElseThrow();
        Path whole = folder.resolve("whole.jar");
        ApiJar.write(common, whole);
        Path less = folder.resolve("less.jar");
        try (Jar jar = new Jar(whole.toFile())) {
            jar.remove("org/eclipse/tracecompass/statesystem/core/StateSystemFactory.class");
            jar.write(less.toFile());
        }

        assertThat(mismatches(less, whole))
                .hasSize(1)
                .first()
                .asString()
                .contains("org.eclipse.tracecompass.statesystem.core", "2.0.0");
    }

    private static List<String> mismatches(Path newer, Path older) throws Exception {
        List<String> wrong = new ArrayList<>();
        try (Jar now = new Jar(newer.toFile());
                Jar then = new Jar(older.toFile());
                Processor reporter = new Processor()) {
            for (Info info :
                    new Baseline(reporter, new DiffPluginImpl()).baseline(now, then, null)) {
                // An annotation neither adds nor breaks anything.
                if (info.mismatch && info.packageDiff.getDelta() != Delta.MICRO) {
                    wrong.add(
                            info.packageName
                                    + " is "
                                    + info.newerVersion
                                    + ", was "
                                    + info.olderVersion
                                    + ", must be at least "
                                    + info.suggestedVersion
                                    + ": "
                                    + info.packageDiff.getDelta());
                }
            }
        }
        return wrong;
    }

    private static void writeBaseline() throws IOException {
        Files.createDirectories(BASELINE);
        for (Bundle bundle : Bundle.all()) {
            if (!bundle.exported().isEmpty()) {
                ApiJar.write(bundle, BASELINE.resolve(bundle.shortName() + ".jar"));
            }
        }
    }
}
