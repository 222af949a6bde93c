package org.eclipse.tracecompass.common.core.bundles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is missing is named, and nothing else. */
class BundleRequirementsTest {

    private final BundleRequirements requirements = new BundleRequirements();

    /** The headers of a bundle: name, version, then pairs of header and value. */
    private static Map<String, String> bundle(String name, String version, String... headers) {
        Map<String, String> all = new HashMap<>();
        all.put("Bundle-SymbolicName", name + ";singleton:=true");
        all.put("Bundle-Version", version);
        for (int i = 0; i < headers.length; i += 2) {
            all.put(headers[i], headers[i + 1]);
        }
        return all;
    }

    @Test
    void whatIsThereIsNotMissing() {
        requirements.add(
                bundle("a", "9.5.0.v2026", "Export-Package", "a.x;a.y;version=\"2.1\",a.z"), false);

        assertThat(
                        requirements.missing(
                                bundle(
                                        "b",
                                        "1.0.0",
                                        "Require-Bundle",
                                        "a;bundle-version=\"9.0.0\";visibility:=reexport",
                                        "Import-Package",
                                        "a.x;version=\"[2,3)\",a.y,a.z,java.util,javax.xml.parsers,"
                                                + "org.gone;resolution:=optional",
                                        "Bundle-RequiredExecutionEnvironment",
                                        "JavaSE-17, JavaSE-1.8")))
                .isEmpty();
    }

    @Test
    void whatIsMissingIsNamedWithItsVersion() {
        requirements.add(bundle("a", "0.1.0", "Export-Package", "a.x;version=\"1.0\""), false);

        assertThat(
                        requirements.missing(
                                bundle(
                                        "b",
                                        "1.0.0",
                                        "Require-Bundle",
                                        "a;bundle-version=\"9.0.0\",c,d;bundle-version=\"[1.0,2.0)\"",
                                        "Import-Package",
                                        "a.x;version=\"2.0\",org.gone",
                                        "Bundle-RequiredExecutionEnvironment",
                                        "JavaSE-999")))
                .containsExactly(
                        "the bundle a 9.0.0 or newer (installed: 0.1.0)",
                        "the bundle c",
                        "the bundle d in the range [1.0,2.0)",
                        "the package a.x 2.0 or newer (installed: 1.0.0)",
                        "the package org.gone",
                        "Java 999");
    }

    @Test
    void aBundleThatCannotBeUsedIsOfNoUseToOthers() {
        requirements.add(bundle("a", "1.0.0", "Require-Bundle", "gone"), false);
        requirements.add(bundle("b", "1.0.0", "Require-Bundle", "a,c"), false);
        requirements.add(bundle("c", "1.0.0", "Require-Bundle", "gone"), true);

        assertThat(requirements.missing(bundle("d", "1.0.0", "Require-Bundle", "b")))
                .containsExactly("the bundle b, whose own requirements are not met");
        assertThat(requirements.missing(bundle("d", "1.0.0", "Require-Bundle", "c"))).isEmpty();
        assertThat(requirements.missing(bundle("f", "1.0.0", "Fragment-Host", "e")))
                .containsExactly("the bundle e");
    }

    @Test
    void bundlesThatRequireEachOtherCanBeUsed() {
        Map<String, String> a = bundle("a", "1.0.0", "Require-Bundle", "b");
        requirements.add(a, false);
        requirements.add(bundle("b", "1.0.0", "Require-Bundle", "a"), false);

        assertThat(requirements.missing(a)).isEmpty();
    }

    @Test
    void aManifestOfAnyJarIsNoBundle() {
        requirements.add(Map.of("Manifest-Version", "1.0"), false);
        assertThat(requirements.missing(Map.of("Require-Bundle", "a;;=,"))).isEmpty();
    }
}
