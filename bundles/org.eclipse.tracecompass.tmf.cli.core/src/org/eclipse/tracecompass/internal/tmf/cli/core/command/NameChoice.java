package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;

/**
 * Resolves a name that several things have: those given in the same command, else what the first of
 * some ways to name things finds. Where others have the name too, it is said which was taken.
 *
 * @param <T> what has names
 * @param all everything there is
 * @param given says what comes from an option of the command
 * @param description a title with the id in brackets, or the id
 */
record NameChoice<T>(List<T> all, Predicate<T> given, Function<T, String> description) {

    /**
     * Chooses.
     *
     * @param name the name, for messages
     * @param names the ways to give something a name of its own, the first that finds something
     *     counts
     * @param console where it is said what else has the name
     * @throws UserError if several are named in the same way
     */
    Optional<T> named(String name, List<Predicate<T>> names, Console console) {
        Predicate<T> any = thing -> names.stream().anyMatch(way -> way.test(thing));
        Optional<T> chosen = only(name, all.stream().filter(given.and(any)).toList());
        for (Predicate<T> way : names) {
            if (chosen.isEmpty()) {
                chosen = only(name, all.stream().filter(way).toList());
            }
        }
        chosen.ifPresent(
                one -> {
                    List<T> others =
                            all.stream().filter(any).filter(thing -> !thing.equals(one)).toList();
                    if (!others.isEmpty()) {
                        console.note(
                                "'%s' stands for %s here; for %s, use the id."
                                        .formatted(
                                                name,
                                                description.apply(one),
                                                descriptions(others)));
                    }
                });
        return chosen;
    }

    /**
     * Returns what there is one of.
     *
     * @throws UserError if there are several
     */
    Optional<T> only(String name, List<T> found) {
        if (found.size() > 1) {
            throw new UserError(
                    "'%s' is ambiguous: %s; use the id.".formatted(name, descriptions(found)));
        }
        return found.stream().findFirst();
    }

    private String descriptions(List<T> things) {
        return String.join(" or ", things.stream().map(description).toList());
    }
}
