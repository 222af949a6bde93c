package org.eclipse.tracecompass.install;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.install.Installation.Outcome;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The optional feature for SQL: what is said without it, and that the examples of its help work.
 */
@EnabledOnOs(OS.LINUX)
class SqlPluginTest {

    private static final Path SITE = Installation.ROOT.resolve("releng/sql-site/target/repository");
    private static final Path TRACES =
            Installation.ROOT.resolve("bundles/org.eclipse.tracecompass.demo/traces");
    private static final Pattern EXAMPLE =
            Pattern.compile(
                    "astrolabe sql (ALPHA BETA|T) (?:\"((?:[^\"\\\\]|\\\\.)*)\"|--file \\S+)((?: --\\w+ \\S+)*)");

    @TempDir Path temp;

    @AfterEach
    void endTheBackground() throws InterruptedException {
        Installation.endProcessesOf(temp);
    }

    @Test
    void theExamplesOfItsHelpWorkOnceItIsInstalled() throws Exception {
        Installation astrolabe =
                Installation.copyOf(
                                "org.eclipse.tracecompass.rcp.product", temp.resolve("astrolabe"))
                        .withoutArchives();
        String trace = TRACES.resolve("k-alpha/s1/kernel").toString();

        Outcome without = astrolabe.astrolabe("sql", trace, "SELECT 1 AS a");
        assertThat(without.exitCode()).isEqualTo(1);
        assertThat(without.err()).contains("DuckDB", "astrolabe install");

        Outcome installed = astrolabe.astrolabe("install", SITE.toString());
        assertThat(installed.exitCode()).as(installed.out() + installed.err()).isZero();

        String help = astrolabe.astrolabe("sql", "--help").out().replaceAll("\\s+", " ");
        Matcher examples = EXAMPLE.matcher(help);
        int count = 0;
        while (examples.find()) {
            count++;
            runs(astrolabe, examples);
        }
        assertThat(count).isEqualTo(10);
    }

    private void runs(Installation astrolabe, MatchResult example) throws Exception {
        List<String> arguments = new ArrayList<>(List.of("sql"));
        if (example.group(1).equals("T")) {
            arguments.add(TRACES.resolve("k-alpha/s1/kernel").toString());
        } else {
            arguments.add(TRACES.resolve("k-alpha").toString());
            arguments.add(TRACES.resolve("k-beta").toString());
        }
        if (example.group(2) == null) {
            Path file = temp.resolve("question.sql");
            Files.writeString(file, "SELECT count(*) AS rows FROM events");
            arguments.addAll(List.of("--file", file.toString()));
        } else {
            arguments.add(example.group(2).replace("\\\"", "\""));
        }
        if (!example.group(3).isEmpty()) {
            arguments.addAll(List.of(example.group(3).strip().split(" ")));
        }

        Outcome outcome = astrolabe.astrolabe(arguments.toArray(new String[0]));

        assertThat(outcome.exitCode()).as(arguments + outcome.out() + outcome.err()).isZero();
        assertThat(outcome.out().lines().count()).as(arguments + outcome.out()).isGreaterThan(1);
    }
}
