package org.eclipse.tracecompass.tmf.core.model.annotations;

import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/** Computes annotations. */
public interface IOutputAnnotationProvider {

    /**
     * Returns the kinds of annotations there are.
     *
     * @param fetchParameters the parameters of the request
     * @param monitor a monitor that may be cancelled, null for none
     * @return the kinds
     */
    TmfModelResponse<AnnotationCategoriesModel> fetchAnnotationCategories(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor);

    /**
     * Returns the annotations of a time range.
     *
     * @param fetchParameters {@code requested_times}, {@code requested_items}, and the kinds under
     *     {@link IOutputAnnotationParameters#ANNOTATION_CATEGORIES_KEY}
     * @param monitor a monitor that may be cancelled, null for none
     * @return the annotations by kind
     */
    TmfModelResponse<AnnotationModel> fetchAnnotations(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor);
}
