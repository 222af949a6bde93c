package org.eclipse.tracecompass.internal.tmf.cli.core.author;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.eclipse.tracecompass.common.core.bundles.BundleRequirements;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * The project of each kind is complete: every class that is declared is there, and nothing open.
 */
class PluginProjectTest {

    private static final String NAME = "org.example.my_log";
    private static final Pattern PLACEHOLDER = Pattern.compile("@[a-z]+@");

    @TempDir Path folder = Path.of("");

    private Path bundle() {
        return folder.resolve(NAME);
    }

    private void write(PluginKind kind) throws IOException {
        new PluginProject(NAME, kind, Path.of("/opt/astrolabe")).write(folder);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    private static Element xml(Path file)
            throws IOException, ParserConfigurationException, SAXException {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(file.toFile())
                .getDocumentElement();
    }

    @ParameterizedTest
    @EnumSource(PluginKind.class)
    void noPlaceholderIsLeft(PluginKind kind) throws IOException {
        write(kind);

        for (Path file : files()) {
            assertThat(PLACEHOLDER.matcher(file.toString()).find()).as(file.toString()).isFalse();
            assertThat(PLACEHOLDER.matcher(Files.readString(file)).find())
                    .as(file.toString())
                    .isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(PluginKind.class)
    void everyDeclaredClassIsWritten(PluginKind kind) throws Exception {
        write(kind);

        NodeList elements = xml(bundle().resolve("plugin.xml")).getElementsByTagName("*");
        int classes = 0;
        for (int i = 0; i < elements.getLength(); i++) {
            for (String attribute : List.of("class", "analysis_module", "trace_type")) {
                String type = ((Element) elements.item(i)).getAttribute(attribute);
                if (type.startsWith(NAME)) {
                    classes++;
                    assertThat(bundle().resolve("src").resolve(type.replace('.', '/') + ".java"))
                            .exists();
                }
            }
        }
        assertThat(classes).isPositive();
    }

    @ParameterizedTest
    @EnumSource(PluginKind.class)
    void theManifestHasANameAndTheFilesOfTheBuildAreThere(PluginKind kind) throws Exception {
        write(kind);

        try (var in = Files.newInputStream(bundle().resolve("META-INF/MANIFEST.MF"))) {
            var headers = BundleRequirements.texts(new Manifest(in).getMainAttributes());
            assertThat(headers.get("Bundle-SymbolicName")).startsWith(NAME + ";");
            assertThat(headers.get("Require-Bundle")).contains("org.eclipse.tracecompass.tmf.core");
        }
        assertThat(xml(folder.resolve("pom.xml")).getTagName()).isEqualTo("project");
        assertThat(Files.readString(folder.resolve("astrolabe.target")))
                .contains("/opt/astrolabe/plugins");
        assertThat(folder.resolve(".mvn/extensions.xml")).exists();
        assertThat(bundle().resolve(".project")).exists();
        assertThat(folder.resolve(NAME + ".launch")).exists();
        assertThat(folder.resolve(NAME + ".tests/src/org/example/my_log")).isNotEmptyDirectory();
    }

    @Test
    void anAnalysisOfOtherTracesHasATraceForItsTestsOnly() throws IOException {
        write(PluginKind.ANALYSIS);

        assertThat(bundle().resolve("src/org/example/my_log/LogTrace.java")).doesNotExist();
        assertThat(folder.resolve(NAME + ".tests/src/org/example/my_log/LogTrace.java")).exists();
        assertThat(Files.readString(bundle().resolve("plugin.xml")))
                .contains("org.eclipse.tracecompass.tmf.core.trace.TmfTrace\"")
                .contains("automatic=\"false\"");
    }

    @Test
    void theLastPartOfTheNameIsTheTitle() throws IOException {
        write(PluginKind.TRACE);

        assertThat(Files.readString(folder.resolve("README.md"))).startsWith("# My Log\n");
    }

    @Test
    void theIndexNamesEveryTemplate() throws Exception {
        for (String layer : List.of("project", "trace", "analysis", "view", "calls")) {
            assertThat(Templates.list(layer)).as(layer).isNotEmpty();
            for (String path : Templates.list(layer)) {
                assertThat(Templates.read(layer + '/' + path)).as(path).isNotEmpty();
            }
        }
    }
}
