package org.eclipse.tracecompass.internal.tmf.cli.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Version;

/** What is installed of an update site when nothing in particular is asked for. */
class OfferTest {

    private static final Version ONE = Version.parseVersion("1.0.0.a");
    private static final Version TWO = Version.parseVersion("1.0.0.b");
    private static final String LAMPS = "org.lamps.feature.group";

    private static final Map<String, Version> SITE =
            Map.of(
                    LAMPS,
                    TWO,
                    "org.lamps.feature.jar",
                    TWO,
                    "org.lamps.core",
                    TWO,
                    "20260101.category",
                    TWO);

    @Test
    void aNewFeatureIsInstalledWithoutItsFilesAndBundlesBeingNamed() {
        Offer offer = Offer.of(SITE, Map.of("org.other", ONE));
        assertThat(offer.wanted()).containsExactly(LAMPS);
        assertThat(offer.changed()).isEmpty();
    }

    @Test
    void aFeatureOfAnotherVersionIsReplaced() {
        Offer offer = Offer.of(SITE, Map.of(LAMPS, ONE));
        assertThat(offer.wanted()).containsExactly(LAMPS);
        assertThat(offer.changed()).containsExactly(LAMPS);
    }

    @Test
    void ofASiteThatIsInstalledCompletelyNothingIsWantedAndAllIsNamed() {
        Offer offer = Offer.of(SITE, Map.of(LAMPS, TWO));
        assertThat(offer.wanted()).isEmpty();
        assertThat(offer.isEmpty()).isFalse();
        assertThat(offer.installed()).containsExactly(LAMPS + " 1.0.0.b");
    }

    @Test
    void aSiteWithoutFeaturesOffersItsBundles() {
        Offer offer =
                Offer.of(
                        Map.of("org.lamps.core", TWO, "a.jre.javase", TWO, "config.a.jre", TWO),
                        Map.of());
        assertThat(offer.wanted()).containsExactly("org.lamps.core");
    }

    @Test
    void aSiteOfCategoriesOffersNothing() {
        assertThat(Offer.of(Map.of("20260101.category", TWO), Map.of()).isEmpty()).isTrue();
    }
}
