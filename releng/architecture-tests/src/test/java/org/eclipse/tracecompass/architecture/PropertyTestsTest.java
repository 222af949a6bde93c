package org.eclipse.tracecompass.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Property tests are run: a bundle of tests that does not name their engine skips them in silence.
 */
class PropertyTestsTest {

    private static final String ENGINE = "META-INF/services/org.junit.platform.engine.TestEngine";

    @Test
    void theirEngineIsNamed() throws IOException {
        List<Path> missing;
        try (Stream<Path> bundles = Files.list(Bundle.root().resolve("bundles"))) {
            missing =
                    bundles.map(bundle -> bundle.resolve("src"))
                            .filter(Files::isDirectory)
                            .filter(PropertyTestsTest::hasProperties)
                            .filter(sources -> !Files.exists(sources.resolve(ENGINE)))
                            .toList();
        }

        assertThat(missing).isEmpty();
    }

    private static boolean hasProperties(Path sources) {
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .anyMatch(PropertyTestsTest::isProperty);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static boolean isProperty(Path file) {
        try {
            return Files.readString(file).contains("import net.jqwik.api.Property;");
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
