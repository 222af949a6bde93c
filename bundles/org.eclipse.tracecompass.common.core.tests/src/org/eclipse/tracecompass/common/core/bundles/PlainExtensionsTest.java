package org.eclipse.tracecompass.common.core.bundles;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The extensions of a class path made of folders. */
class PlainExtensionsTest {

    private static final String POINT = "org.eclipse.tracecompass.test.lamps";

    @TempDir Path folder = Path.of("");
    private final List<URL> path = new ArrayList<>();

    private void bundle(String name, String headers, String extensions) throws Exception {
        Path bundle = folder.resolve(name + path.size());
        Files.createDirectories(bundle.resolve("META-INF"));
        Files.writeString(
                bundle.resolve("META-INF/MANIFEST.MF"),
                "Manifest-Version: 1.0\nBundle-SymbolicName: "
                        + name
                        + ";singleton:=true\nBundle-Version: 1.0.0\n"
                        + headers);
        Files.writeString(
                bundle.resolve("plugin.xml"),
                "<?eclipse version=\"3.4\"?><plugin>" + extensions + "</plugin>");
        path.add(bundle.toUri().toURL());
    }

    private static String lamp(String id) {
        return "<extension point='" + POINT + "'><lamp id='" + id + "'/></extension>";
    }

    private PlainExtensions extensions() {
        return new PlainExtensions(new URLClassLoader(path.toArray(new URL[0]), null));
    }

    private static List<String> lamps(IExtensionRegistry registry) {
        return Arrays.stream(registry.getConfigurationElementsFor(POINT))
                .map(element -> element.getAttribute("id"))
                .sorted()
                .toList();
    }

    @Test
    void whatConcernsTracesIsRead() throws Exception {
        bundle(
                "base",
                "Bundle-Vendor: Astrolabe\n",
                "<extension-point id='" + POINT + "' name='Lamps'/>" + lamp("a"));
        bundle("other", "Require-Bundle: base;bundle-version=\"1.0.0\"\n", lamp("b"));
        bundle("other", "", lamp("never: the bundle is there already"));
        bundle("unrelated", "", "<extension point='com.example.chairs'><chair/></extension>");
        PlainExtensions extensions = extensions();

        IExtensionRegistry registry = extensions.registry();

        assertThat(lamps(registry)).containsExactly("a", "b");
        assertThat(registry.getConfigurationElementsFor("com.example.chairs")).isEmpty();
        IConfigurationElement[] elements = registry.getConfigurationElementsFor(POINT);
        assertThat(elements)
                .extracting(element -> element.getContributor().getName())
                .containsExactlyInAnyOrder("base", "other");
        assertThat(extensions.leftOut()).isEmpty();
    }

    @Test
    void aPluginThatRequiresWhatIsNotThereIsLeftOut() throws Exception {
        bundle(
                "base",
                "Bundle-Vendor: Astrolabe\n",
                "<extension-point id='" + POINT + "' name='Lamps'/>" + lamp("a"));
        bundle(
                "broken",
                "Require-Bundle: base;bundle-version=\"2.0.0\"\nImport-Package: com.example.gone\n",
                lamp("b"));
        bundle("above", "Require-Bundle: broken\n", lamp("c"));
        PlainExtensions extensions = extensions();

        assertThat(lamps(extensions.registry())).containsExactly("a");
        assertThat(extensions.leftOut()).containsOnlyKeys("above", "broken");
        assertThat(extensions.leftOut().get("broken"))
                .containsExactly(
                        "the bundle base 2.0.0 or newer (installed: 1.0.0)",
                        "the package com.example.gone");
        assertThat(extensions.leftOut().get("above"))
                .containsExactly("the bundle broken, whose own requirements are not met");
    }
}
