package org.eclipse.tracecompass.tmf.ui.views;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.e4.ui.model.application.MApplication;
import org.eclipse.e4.ui.model.application.descriptor.basic.MPartDescriptor;
import org.eclipse.e4.ui.model.application.ui.basic.MPartStack;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IWorkbench;

/**
 * Where views open that the tracing perspective has no place for, such as those of plug-ins: in the
 * folder of the time graphs. Without this, the workbench opens them in the last folder, which is
 * small.
 *
 * @since 9.5.0
 */
@NonNullByDefault
public final class NewViewPlace {

    /** The category of views that name none. */
    private static final String OTHER = "Other";

    /** The key under which the workbench keeps the bundle of a view. */
    private static final String BUNDLE = "originalCompatibilityViewBundle";

    private static final String PLATFORM = "org.eclipse.";
    private static final String OURS = "org.eclipse.tracecompass.";

    private NewViewPlace() {}

    /**
     * Chooses the folder in all windows that have the tracing perspective. The workbench opens a
     * view without a place in the folder that has the view's category as a tag. Does nothing where
     * the user has removed the folder. On the UI thread.
     *
     * @param workbench the workbench
     */
    public static void choose(IWorkbench workbench) {
        @Nullable EModelService models = workbench.getService(EModelService.class);
        @Nullable MApplication application = workbench.getService(MApplication.class);
        if (models == null || application == null) {
            return;
        }
        for (String folder :
                List.of(TracingPerspectiveFactory.UPPER, TracingPerspectiveFactory.EVENTS)) {
            List<MPartStack> stacks = models.findElements(application, folder, MPartStack.class);
            for (MPartStack stack : stacks) {
                Set<String> tags = categories(application);
                tags.removeAll(stack.getTags());
                stack.getTags().addAll(tags);
            }
            if (!stacks.isEmpty()) {
                return;
            }
        }
    }

    /** The categories of our views and of those of plug-ins, as the workbench calls them. */
    private static Set<String> categories(MApplication application) {
        Set<String> categories = new LinkedHashSet<>(Set.of(OTHER));
        for (MPartDescriptor view : application.getDescriptors()) {
            String category = view.getCategory();
            if (category != null && !isOfPlatform(view.getPersistedState().get(BUNDLE))) {
                categories.add(category);
            }
        }
        return categories;
    }

    private static boolean isOfPlatform(@Nullable String bundle) {
        return bundle == null || bundle.startsWith(PLATFORM) && !bundle.startsWith(OURS);
    }
}
