package org.eclipse.tracecompass.internal.tmf.cli.core.viewer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.tracecompass.internal.tmf.cli.core.viewer.Viewer.Platform;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ViewerTest {

    @TempDir Path home = Path.of("");

    private Path bundles = Path.of("");

    @BeforeEach
    void install() throws IOException {
        Path folder = home.resolve("configuration/org.eclipse.equinox.simpleconfigurator");
        Files.createDirectories(folder);
        bundles = folder.resolve("bundles.info");
        Files.writeString(
                bundles,
                """
                #version=1
                org.eclipse.core.runtime,3.35.0,plugins/org.eclipse.core.runtime_3.35.0.jar,0,true
                org.eclipse.equinox.launcher,1.8.0,plugins/org.eclipse.equinox.launcher_1.8.0.jar,4,false
                """);
    }

    @Test
    void theWorkbenchIsStartedByTheInstalledLauncherWithWhatToOpen() throws IOException {
        List<String> command =
                Viewer.at(home, Platform.LINUX)
                        .command(
                                Path.of("/home/me/workspace"), List.of("/traces/a", "/traces/b b"));
        assertThat(command)
                .containsSubsequence(
                        "-Djava.awt.headless=true",
                        "-jar",
                        home.resolve("plugins/org.eclipse.equinox.launcher_1.8.0.jar").toString(),
                        "-application",
                        "org.eclipse.tracecompass.rcp.ui.application",
                        "-data",
                        "/home/me/workspace")
                .endsWith("/traces/a", "/traces/b b")
                .doesNotContain("-XstartOnFirstThread");
    }

    @Test
    void theWorkbenchIsToldOfAHomeThatIsAFolder() throws IOException {
        assertThat(Viewer.at(home, Platform.LINUX).command(Path.of("/w"), List.of()))
                .filteredOn(word -> word.startsWith("-Duser.home="))
                .singleElement()
                .satisfies(
                        word ->
                                assertThat(Path.of(word.substring("-Duser.home=".length())))
                                        .isAbsolute());
    }

    @Test
    void withoutAFolderForItsLayoutTheViewerTakesOneOfTheUser() throws IOException {
        assertThat(Viewer.at(home, Platform.LINUX).command(null, List.of()))
                .containsSubsequence("-data", "@noDefault");
    }

    @Test
    void macosWantsTheFirstThread() throws IOException {
        assertThat(Viewer.at(home, Platform.MACOS).command(Path.of("/w"), List.of()))
                .containsSubsequence("-XstartOnFirstThread", "-jar");
    }

    @Test
    void aLauncherOfASharedInstallationIsFoundByItsLocation() throws IOException {
        Files.writeString(
                bundles,
                "org.eclipse.equinox.launcher,1.8.0,file:/opt/my%20eclipse/launcher.jar,4,false\n");
        assertThat(Viewer.at(home, Platform.LINUX).command(Path.of("/w"), List.of()))
                .containsSubsequence("-jar", "/opt/my eclipse/launcher.jar");
    }

    @Test
    void anInstallationWithoutLauncherIsDamaged() throws IOException {
        Files.writeString(bundles, "#version=1\n");
        assertThatThrownBy(() -> Viewer.at(home, Platform.LINUX).command(Path.of("/w"), List.of()))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("damaged");
    }

    @Test
    void withoutAnInstallationThereIsNoViewer() {
        assertThatThrownBy(Viewer::installed)
                .isInstanceOf(UserError.class)
                .hasMessageContaining("not installed");
    }
}
