package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.module.XmlConfigurationSource;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.module.XmlUtils;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlHistories;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfiguration;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfigurationSource;
import org.eclipse.tracecompass.tmf.core.config.TmfConfigurationSourceManager;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfConfigurationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What the user imports, and what plug-ins bring. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class UserFilesTest {

    private static final String ID = "example.threads";

    @TempDir Path folder;

    @BeforeEach
    @AfterEach
    void forget() {
        XmlAnalysisFiles.changed();
    }

    private static boolean isOffered(String id) {
        return TmfAnalysisManager.getAnalysisModules().containsKey(id);
    }

    private static Path example() {
        return XmlHistories.examples().resolve("threads.xml");
    }

    @Test
    void anImportedFileIsEnabledAndItsAnalysisIsOffered() throws Exception {
        assertThat(isOffered(ID)).isFalse();
        UserFiles.add(example());
        assertThat(UserFiles.enabled()).containsExactly("threads.xml");
        assertThat(isOffered(ID)).isTrue();
    }

    @Test
    void aDisabledFileStaysButIsNotOffered() throws Exception {
        UserFiles.add(example());
        UserFiles.setEnabled(List.of("threads.xml"), false);
        assertThat(UserFiles.list()).containsOnlyKeys("threads.xml");
        assertThat(isOffered(ID)).isFalse();
        UserFiles.setEnabled(List.of("threads.xml"), true);
        assertThat(isOffered(ID)).isTrue();
    }

    @Test
    void aDeletedFileIsGone() throws Exception {
        UserFiles.add(example());
        UserFiles.delete(List.of("threads.xml", "unknown.xml"));
        assertThat(UserFiles.list()).isEmpty();
        assertThat(isOffered(ID)).isFalse();
    }

    @Test
    void aWrongFileIsNotImported() throws Exception {
        Path wrong = folder.resolve("wrong.xml");
        Files.writeString(wrong, "<tmfxml><nonsense/></tmfxml>");
        assertThatThrownBy(() -> UserFiles.add(wrong)).isInstanceOf(XmlFileException.class);
        assertThat(UserFiles.list()).isEmpty();
        assertThat(XmlUtils.addXmlFile(wrong.toFile()).getMessage()).contains("wrong.xml, line 1");
    }

    @Test
    void importingAgainReplacesTheAnalysis() throws Exception {
        Path file = folder.resolve("threads.xml");
        Files.writeString(file, Files.readString(example()));
        UserFiles.add(file);
        Files.writeString(file, Files.readString(example()).replace("Threads (XML)", "New name"));
        UserFiles.add(file);
        assertThat(TmfAnalysisManager.getAnalysisModules().get(ID))
                .singleElement()
                .satisfies(helper -> assertThat(helper.getName()).isEqualTo("New name"));
    }

    @Test
    void anExportedFileIsTheImportedOne() throws Exception {
        UserFiles.add(example());
        Path copy = folder.resolve("copy.xml");
        UserFiles.export("threads.xml", copy);
        assertThat(copy).hasSameTextualContentAs(example());
        assertThat(XmlUtils.exportXmlFile("no.xml", copy.toString()).isOK()).isFalse();
    }

    @Test
    void plugInsBringAnalysesAndAddToTheLanguage() {
        assertThat(TmfAnalysisManager.getAnalysisModules().get("contributed.analysis"))
                .singleElement()
                .satisfies(
                        helper -> {
                            assertThat(helper.getName()).isEqualTo("Contributed");
                            assertThat(helper.isAutomatic()).isFalse();
                            assertThat(helper.getValidTraceTypes()).isEmpty();
                        });
        assertThat(isOffered("contributed.heartbeat")).isTrue();
    }

    @Test
    @SuppressWarnings("deprecation")
    void configurationsAreTheEnabledFiles() throws Exception {
        ITmfConfigurationSource source =
                Objects.requireNonNull(
                        TmfConfigurationSourceManager.getInstance()
                                .getConfigurationSource(
                                        "org.eclipse.tracecompass.tmf.core.config.xmlsourcetype"));
        assertThat(source).isInstanceOf(XmlConfigurationSource.class);
        ITmfConfiguration made = source.create(Map.of("path", example().toString()));
        assertThat(made.getId()).isEqualTo("threads.xml");
        assertThat(source.getConfigurations()).hasSize(1);
        assertThat(source.update("threads.xml", Map.of("path", example().toString())).getId())
                .isEqualTo("threads.xml");
        assertThatThrownBy(() -> source.create(Map.of()))
                .isInstanceOf(TmfConfigurationException.class)
                .hasMessageContaining("'path' is missing");
        assertThatThrownBy(() -> source.update("no.xml", Map.of("path", example().toString())))
                .isInstanceOf(TmfConfigurationException.class);
        assertThat(source.remove("threads.xml")).isNotNull();
        assertThat(source.get("threads.xml")).isNull();
        assertThat(source.remove("threads.xml")).isNull();
    }
}
