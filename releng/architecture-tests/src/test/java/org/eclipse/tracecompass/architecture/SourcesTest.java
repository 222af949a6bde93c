package org.eclipse.tracecompass.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The product has the sources of all bundles, for {@code astrolabe sdk}. */
class SourcesTest {

    @Test
    void everyBundleHasALine() throws IOException {
        Path features = Bundle.root().resolve("features");
        String properties =
                Files.readString(
                        features.resolve("org.eclipse.tracecompass.rcp.feature/build.properties"));
        List<String> missing = new ArrayList<>();
        for (Bundle bundle : Bundle.all()) {
            String line =
                    "root.folder.sdk/sources/%s = ../../bundles/%s/src"
                            .formatted(bundle.name(), bundle.name());
            if (!properties.contains(line)) {
                missing.add(line);
            }
        }

        assertThat(missing).isEmpty();
    }
}
