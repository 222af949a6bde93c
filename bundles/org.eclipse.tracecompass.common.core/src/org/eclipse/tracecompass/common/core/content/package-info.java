/**
 * The files of a trace on disk, and samples of their content that tell whether they have changed.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.common.core.content;

import org.eclipse.jdt.annotation.NonNullByDefault;
