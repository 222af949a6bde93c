package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code astrolabe new-plugin} writes a project, and says what is wrong with a name or folder. */
class NewPluginCommandTest {

    private static final String HOME = "astrolabe.home";

    @TempDir Path temp = Path.of("");
    private @Nullable String before;

    @BeforeEach
    void anInstallation() throws IOException {
        before = System.getProperty(HOME);
        Path bundles =
                temp.resolve(
                        "astrolabe/configuration/org.eclipse.equinox.simpleconfigurator/bundles.info");
        Files.createDirectories(bundles.getParent());
        Files.writeString(bundles, "#version=1\n");
        System.setProperty(HOME, temp.resolve("astrolabe").toString());
    }

    @AfterEach
    void restore() {
        if (before == null) {
            System.clearProperty(HOME);
        } else {
            System.setProperty(HOME, before);
        }
    }

    @Test
    void aProjectIsWrittenWithTheInstallationAsItsTarget() throws IOException {
        Path project = temp.resolve("project");

        CommandRun run = CommandRun.of("new-plugin", "org.example.log", "--out", project);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("must show Java 21", "mvn verify", "astrolabe install");
        assertThat(Files.readString(project.resolve("astrolabe.target")))
                .contains(temp.resolve("astrolabe") + "/plugins");
        assertThat(project.resolve("org.example.log/src/org/example/log/CallsAnalysis.java"))
                .exists();
    }

    @Test
    void aNameThatIsNoPackageIsWrongUsage() {
        for (String name : new String[] {"log", "org.example.2log", "org.class.log", "a b.c"}) {
            CommandRun run = CommandRun.of("new-plugin", name, "--out", temp.resolve("x"));

            assertThat(run.code()).as(name).isEqualTo(2);
            assertThat(run.err()).contains(name, "org.example.log");
        }
        assertThat(temp.resolve("x")).doesNotExist();
    }

    @Test
    void nothingIsWrittenIntoAFolderThatHasFiles() throws IOException {
        Path full = Files.createDirectories(temp.resolve("full"));
        Files.writeString(full.resolve("mine.txt"), "mine");

        CommandRun run = CommandRun.of("new-plugin", "org.example.log", "--out", full);

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("is not empty", "choose another folder");
        assertThat(full).isDirectoryNotContaining("glob:**.xml");
    }

    @Test
    void noTreeOfFoldersIsMadeOfAMistypedName() {
        Path deep = temp.resolve("mistyped").resolve("project");

        CommandRun run = CommandRun.of("new-plugin", "org.example.log", "--out", deep);

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("mistyped does not exist; create it");
        assertThat(temp.resolve("mistyped")).doesNotExist();
    }
}
