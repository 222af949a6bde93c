package org.eclipse.tracecompass.common.core.bundles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The user's choice is kept. */
class SwitchedOffPluginsTest {

    @TempDir Path folder = Path.of("");

    @Test
    void theChoiceIsStored() throws IOException {
        Path place = folder.resolve("not/there/yet");
        SwitchedOffPlugins plugins = SwitchedOffPlugins.in(place);
        assertThat(plugins.names()).isEmpty();

        assertThat(plugins.set("b", true)).isTrue();
        assertThat(plugins.set("a", true)).isTrue();

        assertThat(SwitchedOffPlugins.in(place).names()).containsExactly("a", "b");
        assertThat(plugins.set("a", false)).isTrue();
        assertThat(SwitchedOffPlugins.in(place).names()).containsExactly("b");
    }

    @Test
    void whatIsSoAlreadyIsNoChange() throws IOException {
        SwitchedOffPlugins plugins = SwitchedOffPlugins.in(folder);

        assertThat(plugins.set("a", false)).isFalse();
        plugins.set("a", true);
        assertThat(plugins.set("a", true)).isFalse();
    }

    @Test
    void blankLinesAreNoNames() throws IOException {
        Files.writeString(folder.resolve("switched-off-plugins"), "\n a \n\n");

        assertThat(SwitchedOffPlugins.in(folder).names()).containsExactly("a");
    }

    @Test
    void aChoiceThatCannotBeReadIsNone() throws IOException {
        Files.createDirectories(folder.resolve("switched-off-plugins"));

        assertThat(SwitchedOffPlugins.in(folder).names()).isEmpty();
    }
}
