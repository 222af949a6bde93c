package org.eclipse.tracecompass.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** An arrow between bundles points down, or to a bundle of the same layer. */
class LayersTest {

    @Test
    void everyBundleIsInALayerAndEveryLayerHasBundlesThatExist() {
        SortedSet<String> built = new TreeSet<>();
        Bundle.all().forEach(bundle -> built.add(bundle.shortName()));
        SortedSet<String> layered = new TreeSet<>();
        Arrays.stream(Layers.values()).forEach(layer -> layered.addAll(layer.bundles()));

        assertThat(layered).isEqualTo(built);
    }

    @Test
    void noManifestRequiresABundleOfAHigherLayer() {
        SortedMap<String, SortedSet<String>> graph = new TreeMap<>();
        Bundle.all().forEach(bundle -> graph.put(bundle.shortName(), bundle.required()));

        assertThat(upward(graph)).isEmpty();
        assertThat(Cycles.of(graph)).isEmpty();
    }

    @Test
    void noClassUsesAClassOfAHigherLayer() {
        CompiledClasses compiled = CompiledClasses.all();
        SortedMap<String, SortedSet<String>> graph = new TreeMap<>();
        for (JavaClass type : compiled.classes()) {
            SortedSet<String> used =
                    graph.computeIfAbsent(compiled.bundleOf(type), b -> new TreeSet<>());
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                String target = compiled.bundleOf(dependency.getTargetClass());
                if (target != null && !target.equals(compiled.bundleOf(type))) {
                    used.add(target);
                }
            }
        }

        assertThat(upward(graph)).isEmpty();
        assertThat(Cycles.of(graph)).isEmpty();
    }

    @Test
    void anUpwardArrowIsFound() {
        SortedMap<String, SortedSet<String>> graph = new TreeMap<>();
        graph.put("tmf.core", new TreeSet<>(List.of("common.core", "tmf.ui")));

        assertThat(upward(graph)).containsExactly("tmf.core -> tmf.ui");
    }

    private static List<String> upward(SortedMap<String, SortedSet<String>> graph) {
        List<String> upward = new ArrayList<>();
        graph.forEach(
                (from, targets) -> {
                    for (String to : targets) {
                        if (Layers.of(from).compareTo(Layers.of(to)) < 0) {
                            upward.add(from + " -> " + to);
                        }
                    }
                });
        return upward;
    }
}
