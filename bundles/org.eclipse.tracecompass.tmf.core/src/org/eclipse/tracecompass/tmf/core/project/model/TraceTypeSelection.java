package org.eclipse.tracecompass.tmf.core.project.model;

import java.io.File;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.ArchiveName;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;

/**
 * The verdicts of all trace types on a path.
 *
 * @param accepted the types that accept it, the surest first; only the hinted one when it does
 * @param refusal the types that refuse it and why, one per line below a headline
 * @param damage why the type that knows it best cannot read it; null if no type knows it, or one
 *     accepts it
 */
public record TraceTypeSelection(
        List<TraceTypeHelper> accepted, String refusal, @Nullable String damage) {

    private record Answer(TraceTypeHelper helper, int confidence) {}

    /** Verdicts of types none of which knows a damaged trace. */
    public TraceTypeSelection(List<TraceTypeHelper> accepted, String refusal) {
        this(accepted, refusal, null);
    }

    /**
     * Asks all enabled trace types.
     *
     * @param path file or folder
     * @param hint id, label or name of the type to ask alone; null or empty to ask all
     * @return their answers
     */
    public static TraceTypeSelection of(String path, @Nullable String hint) {
        List<TraceTypeHelper> asked = new ArrayList<>();
        boolean hinted = hint != null && !hint.isEmpty();
        for (TraceTypeHelper helper : TmfTraceType.getTraceTypeHelpers()) {
            if (!helper.isExperimentType()
                    && (hinted ? isMeant(helper, hint) : helper.isEnabled())) {
                asked.add(helper);
            }
        }
        if (asked.isEmpty()) {
            return new TraceTypeSelection(
                    List.of(),
                    hinted ? "There is no trace type " + hint : "No trace type is installed");
        }
        // What is said must not depend on the order in which plug-ins were found.
        asked.sort((a, b) -> a.getLabel().compareTo(b.getLabel()));
        List<Answer> accepted = new ArrayList<>();
        Map<String, List<TraceTypeHelper>> refusals = new LinkedHashMap<>();
        String damage = null;
        int known = 0;
        for (TraceTypeHelper helper : asked) {
            IStatus status = helper.validate(path);
            int confidence = TraceTypeHelper.confidence(status);
            // A custom parser that recognises nothing accepts any text; it must be asked for.
            boolean blind = confidence == 0 && TmfTraceType.isCustom(helper.getTraceTypeId());
            if (confidence >= 0 && (hinted || !blind)) {
                accepted.add(new Answer(helper, confidence));
            } else {
                String reason = reason(status, path);
                refusals.computeIfAbsent(reason, r -> new ArrayList<>()).add(helper);
                if (status instanceof TraceValidationStatus damaged
                        && damaged.getConfidence() > known) {
                    known = damaged.getConfidence();
                    damage = reason;
                }
            }
        }
        accepted.sort((a, b) -> Integer.compare(b.confidence(), a.confidence()));
        return new TraceTypeSelection(
                accepted.stream().map(Answer::helper).toList(),
                path + whatItIs(path) + " Types tried:" + lines(refusals),
                accepted.isEmpty() ? damage : null);
    }

    private static String whatItIs(String path) {
        return new File(path).isFile() && ArchiveName.of(path).isArchive()
                ? " is an archive; unpack it, and open the trace that is in it."
                : " is not a trace of a known type.";
    }

    /** Types that refuse for the same reason share a line; those of a category follow its name. */
    private static String lines(Map<String, List<TraceTypeHelper>> refusals) {
        StringBuilder lines = new StringBuilder();
        refusals.forEach(
                (reason, types) -> {
                    String category = "";
                    String separator = "\n  ";
                    for (TraceTypeHelper type : types) {
                        boolean same = type.getCategoryName().equals(category);
                        lines.append(separator).append(same ? type.getName() : type.getLabel());
                        category = type.getCategoryName();
                        separator = ", ";
                    }
                    lines.append(": ").append(reason).append(reason.endsWith(".") ? "" : ".");
                });
        return lines.toString();
    }

    private static boolean isMeant(TraceTypeHelper helper, @Nullable String hint) {
        return helper.getTraceTypeId().equals(hint)
                || helper.getLabel().equals(hint)
                || helper.getName().equalsIgnoreCase(hint);
    }

    /** The reason of a refusal on one line; the headline names the path already. */
    private static String reason(IStatus status, String path) {
        String reason = reason(status);
        return reason.startsWith(path + ": ")
                ? reason.substring(path.length() + 2)
                : reason.replace(path + File.separator, "");
    }

    private static String reason(IStatus status) {
        String message = status.getMessage();
        Throwable cause = status.getException();
        if (message == null || message.isBlank()) {
            return cause == null || cause.getMessage() == null
                    ? "refused without a reason"
                    : cause.getMessage();
        }
        return message.strip().replaceAll("\\s*\\R\\s*", "; ");
    }
}
