package org.eclipse.tracecompass.tmf.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;

/** A plug-in that was written for the documented API compiles and links against ours. */
class ApiContractTest {

    private static final String CORE = "org.eclipse.tracecompass.tmf.core.";
    private static final String EXCEPTIONS =
            "org.eclipse.tracecompass.statesystem.core.exceptions.";

    private static final List<String> PAGES =
            List.of("statesystem", "analysis", "event", "trace", "sync-timestamp", "model");

    /** Accepted differences: the beginning of the line, and why. */
    private static final Map<String, String> ACCEPTED =
            Map.of(
                    EXCEPTIONS + "AttributeNotFoundException: is unchecked",
                    "on purpose: nobody can handle a bug; it stays in the throws clauses",
                    EXCEPTIONS + "StateSystemDisposedException: is unchecked",
                    "on purpose, as above",
                    CORE + "parsers.custom.",
                    "custom text and XML parsers are later work");

    @Test
    void everyDocumentedTypeIsThereAsDocumented() throws IOException {
        List<ApiDocument.Type> types = types();
        List<String> differences = new ApiComparison(types).differences();

        assertThat(types).hasSizeGreaterThan(300);
        assertThat(
                        differences.stream()
                                .filter(d -> ACCEPTED.keySet().stream().noneMatch(d::startsWith))
                                .collect(Collectors.joining("\n")))
                .as("differences from the documented API")
                .isEmpty();
        assertThat(ACCEPTED.keySet())
                .as("accepted differences that still exist")
                .allMatch(a -> differences.stream().anyMatch(d -> d.startsWith(a)));
    }

    @Test
    void everyDocumentedPackageThatExistsIsExported() throws IOException {
        StringBuilder exports = new StringBuilder();
        try (Stream<Path> bundles = Files.list(BundleFolder.find())) {
            for (Path bundle : bundles.toList()) {
                Path manifest = bundle.resolve("META-INF/MANIFEST.MF");
                if (Files.exists(manifest)) {
                    try (InputStream stream = Files.newInputStream(manifest)) {
                        String exported =
                                new Manifest(stream).getMainAttributes().getValue("Export-Package");
                        exports.append(exported).append(',');
                    }
                }
            }
        }
        Set<String> exported = Set.copyOf(List.of(exports.toString().split("[,;]")));
        Set<String> missing = new TreeSet<>();
        for (ApiDocument.Type type : types()) {
            String name = type.binaryName().substring(0, type.binaryName().lastIndexOf('.'));
            boolean exists =
                    getClass().getClassLoader().getResource(name.replace('.', '/')) != null;
            if (exists && !exported.contains(name)) {
                missing.add(name);
            }
        }
        assertThat(missing).isEmpty();
    }

    private static List<ApiDocument.Type> types() throws IOException {
        List<ApiDocument.Type> types = new ArrayList<>();
        for (String page : PAGES) {
            types.addAll(ApiDocument.read(SharedTraces.file("api/" + page + ".md")));
        }
        return types;
    }
}
