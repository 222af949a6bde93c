package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.junit.jupiter.api.Test;

class FlameDifferenceTest {

    /** The times of the functions by the path of their callers. */
    private static Map<String, String> times(FlameTrees trees) {
        Map<String, String> times = new TreeMap<>();
        trees.groups().forEach(g -> g.trees().forEach(t -> collect("", t, times)));
        return times;
    }

    private static void collect(String callers, WeightedTree<?> tree, Map<String, String> times) {
        FlameDifference.Both both = (FlameDifference.Both) tree.getObject();
        assertThat(tree.getWeight()).isEqualTo(both.before() + both.now());
        String path = callers + '/' + both.name();
        times.put(path, both.before() + " " + both.now());
        tree.getChildren().forEach(child -> collect(path, child, times));
    }

    @Test
    void functionsAreMatchedByTheirCallersAcrossThreads() {
        FlameTrees before =
                Calls.trees(Calls.EACH, "main( work( read( ) ) idle( ) )", "main( work( ) )");
        FlameTrees now = Calls.trees(Calls.ALL, "main( work( read( . . ) ) ) new( )");
        assertThat(times(FlameDifference.of(before, now)))
                .isEqualTo(
                        new TreeMap<>(
                                Map.of(
                                        "/main",
                                        "100 70",
                                        "/main/work",
                                        "40 50",
                                        "/main/work/read",
                                        "10 30",
                                        "/main/idle",
                                        "10 0",
                                        "/new",
                                        "0 10")));
    }

    @Test
    void whatGrewIsRedWhatShrankIsBlueAndWhatIsTheSameIsGrey() {
        FlameTrees trees =
                FlameDifference.of(
                        Calls.trees(Calls.ALL, "same( ) less( . . . ) more( )"),
                        Calls.trees(Calls.ALL, "same( ) less( ) more( . . . )"));
        Map<String, Integer> colours = new LinkedHashMap<>();
        trees.groups()
                .getFirst()
                .trees()
                .forEach(
                        tree ->
                                colours.put(
                                        trees.name(tree), trees.colour(tree, trees.name(tree))));
        assertThat(colours.get("same")).isEqualTo(0xffd9d9d9);
        assertThat(colours.get("more")).isEqualTo(0xffd7301f);
        assertThat(colours.get("less")).isEqualTo(0xff2b7bba);
        WeightedTree<?> less =
                trees.groups().getFirst().trees().stream()
                        .filter(tree -> trees.name(tree).equals("less"))
                        .findFirst()
                        .orElseThrow();
        assertThat(trees.details(less))
                .containsEntry("Before", "40 ns")
                .containsEntry("Now", "10 ns")
                .containsEntry("Difference", "-30 ns");
    }

    @Test
    void aTraceComparedWithItselfHasNoColours() {
        FlameTrees one = Calls.trees(Calls.ALL, "main( work( read( ) ) idle( ) )");
        assertThat(times(FlameDifference.of(one, one)).values())
                .allSatisfy(both -> assertThat(both.split(" ")[0]).isEqualTo(both.split(" ")[1]));
    }
}
