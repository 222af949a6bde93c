package org.eclipse.tracecompass.tmf.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.core.runtime.IPath;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Configurations survive their file, and broken files are refused in a sentence. */
class TmfConfigurationTest {

    @TempDir Path folder = Path.of("");

    @Test
    void aConfigurationIsReadAsItWasWritten() throws TmfConfigurationException {
        ITmfConfiguration configuration =
                new TmfConfiguration.Builder()
                        .setId("my.id")
                        .setName("Name <&> \"quoted\" µ")
                        .setDescription("A description")
                        .setSourceTypeId("type")
                        .setParameters(
                                Map.of(
                                        "text",
                                        "x",
                                        "whole",
                                        12345678901L,
                                        "part",
                                        1.5,
                                        "flag",
                                        true,
                                        "list",
                                        List.of(1L, 2L),
                                        "map",
                                        Map.of("a", "b")))
                        .build();
        TmfConfiguration.writeConfiguration(configuration, IPath.fromPath(folder.resolve("new")));
        assertThat(TmfConfiguration.fromJsonFile(folder.resolve("new/my.id.json").toFile()))
                .isEqualTo(configuration);
    }

    @Test
    void anIdThatLeadsOutOfTheFolderIsRefused() {
        for (String id : new String[] {"../escaped", "a/b", "/escaped", "a\0b"}) {
            ITmfConfiguration configuration =
                    new TmfConfiguration.Builder().setName("a").setId(id).build();
            assertThatThrownBy(
                            () ->
                                    TmfConfiguration.writeConfiguration(
                                            configuration,
                                            IPath.fromPath(folder.resolve("inside"))))
                    .as(id)
                    .isInstanceOf(TmfConfigurationException.class);
        }
        assertThat(folder.resolve("escaped.json")).doesNotExist();
    }

    @Test
    void theIdIsMadeFromTheNameAlone() {
        ITmfConfiguration first = new TmfConfiguration.Builder().setName("a").setId(" ").build();
        assertThat(first.getId()).isEqualTo(UUID.nameUUIDFromBytes(new byte[] {'a'}).toString());
        assertThat(
                        new TmfConfiguration.Builder()
                                .setName("a")
                                .setDescription("other")
                                .setParameters(Map.of("key", 1))
                                .build()
                                .getId())
                .isEqualTo(first.getId());
        assertThat(new TmfConfiguration.Builder().setName("b").build().getId())
                .isNotEqualTo(first.getId());
    }

    @Test
    void whatAFileDoesNotSayIsUnknown() throws IOException, TmfConfigurationException {
        Path file = folder.resolve("a.json");
        Files.writeString(file, "{\"name\":\"n\"}");
        ITmfConfiguration configuration = TmfConfiguration.fromJsonFile(file.toFile());
        assertThat(configuration.getName()).isEqualTo("n");
        assertThat(configuration.getDescription()).isEqualTo(TmfConfiguration.UNKNOWN);
        assertThat(configuration.getParameters()).isEmpty();
    }

    @Test
    void brokenFilesAreRefused() throws IOException {
        Path file = folder.resolve("a.json");
        assertThatThrownBy(() -> TmfConfiguration.fromJsonFile(file.toFile()))
                .isInstanceOf(TmfConfigurationException.class);
        Files.writeString(file, "");
        assertThatThrownBy(() -> TmfConfiguration.fromJsonFile(file.toFile()))
                .isInstanceOf(TmfConfigurationException.class)
                .hasMessageContaining("is empty");
        Files.writeString(file, "[1");
        assertThatThrownBy(() -> TmfConfiguration.fromJsonFile(file.toFile()))
                .isInstanceOf(TmfConfigurationException.class)
                .hasMessageContaining("is not a configuration");
    }

    @Test
    void theManagerListsNoSourceThatIsNotThere() {
        TmfConfigurationSourceManager manager = TmfConfigurationSourceManager.getInstance();
        assertThat(manager.getConfigurationSource("no such type")).isNull();
        assertThat(manager.getConfigurationSource(null)).isNull();
        manager.dispose();
    }
}
