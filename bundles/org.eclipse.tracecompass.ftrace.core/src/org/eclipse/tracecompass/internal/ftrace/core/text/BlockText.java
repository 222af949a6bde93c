package org.eclipse.tracecompass.internal.ftrace.core.text;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The way in which requests to disks are printed: {@code 254,0 RM 4096 () 181560 + 8 none,0,0
 * [bash]}. Size, command and priority are there or not, depending on the event and the kernel.
 */
final class BlockText {

    private static final Pattern REQUEST =
            Pattern.compile(
                    "(?<dev>\\d+,\\d+) (?<rwbs>\\w*) (?:(?:(?<bytes>\\d+) )?\\((?<cmd>[^)]*)\\) )?"
                            + "(?<sector>\\d+) \\+ (?<nrsector>\\d+)"
                            + "(?: (?<ioprio>\\w+,\\d+,\\d+))?"
                            + "(?: <- \\((?<olddev>\\d+,\\d+)\\) (?<oldsector>\\d+).*"
                            + "| \\[(?<last>.*)\\])?");

    private record Part(String group, String field) {}

    private static final String LAST = "last";

    /** The fields by the kernel's names, which a group of a pattern cannot have. */
    private static final List<Part> PARTS =
            List.of(
                    new Part("dev", "dev"),
                    new Part("sector", "sector"),
                    new Part("nrsector", "nr_sector"),
                    new Part("bytes", "bytes"),
                    new Part("ioprio", "ioprio"),
                    new Part("olddev", "old_dev"),
                    new Part("oldsector", "old_sector"),
                    new Part("rwbs", "rwbs"),
                    new Part("cmd", "cmd"));

    private BlockText() {}

    /**
     * Takes the text of an event of a request apart.
     *
     * @param text the text
     * @param last the name of the field in the brackets at the end
     * @return null if it is printed otherwise
     */
    static @Nullable FieldList parse(String text, String last) {
        Matcher request = REQUEST.matcher(text);
        if (!request.matches()) {
            return null;
        }
        FieldList list = new FieldList(text, false);
        for (Part part : PARTS) {
            add(list, request, part.group(), part.field());
        }
        add(list, request, LAST, last);
        return list;
    }

    private static void add(FieldList list, Matcher request, String group, String field) {
        if (request.start(group) >= 0) {
            list.add(field, request.start(group), request.end(group));
        }
    }
}
