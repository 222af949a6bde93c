package org.eclipse.tracecompass.common.core.bundles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Plug-ins of others are told from our own bundles and from the platform's. */
class PluginOriginTest {

    @Test
    void aBundleOfOthersThatUsesOursIsAPlugin() {
        assertThat(
                        PluginOrigin.isForeign(
                                Map.of("Require-Bundle", "org.eclipse.tracecompass.tmf.core")))
                .isTrue();
        assertThat(
                        PluginOrigin.isForeign(
                                Map.of(
                                        "Import-Package",
                                        "org.json, org.eclipse.tracecompass.tmf.core.event")))
                .isTrue();
    }

    @Test
    void ourBundlesAndLibrariesAreNoPlugins() {
        assertThat(
                        PluginOrigin.isForeign(
                                Map.of(
                                        "Bundle-Vendor",
                                        "Astrolabe",
                                        "Require-Bundle",
                                        "org.eclipse.tracecompass.tmf.core")))
                .isFalse();
        assertThat(PluginOrigin.isForeign(Map.of("Require-Bundle", "org.eclipse.ui"))).isFalse();
        assertThat(PluginOrigin.isForeign(Map.of())).isFalse();
    }

    @Test
    void anErrorOfOursHasNoPlugin() {
        assertThat(PluginOrigin.of(new IllegalStateException(new RuntimeException()))).isEmpty();
        assertThat(PluginOrigin.of("java.lang.String")).isEmpty();
        assertThat(PluginOrigin.of("NoPackage")).isEmpty();
        assertThat(PluginOrigin.of("com.example.not.there.Lamp")).isEmpty();
    }
}
