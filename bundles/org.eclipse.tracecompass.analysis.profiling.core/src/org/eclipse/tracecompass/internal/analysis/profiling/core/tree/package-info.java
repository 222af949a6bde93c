/** Parts of weighted trees and of their levels. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.analysis.profiling.core.tree;

import org.eclipse.jdt.annotation.NonNullByDefault;
